import { createFileRoute } from '@tanstack/react-router';
import { LifestyleThird } from '../../../features/answers/lifestyle/lifestyle-screens.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/lifestyle3')({ component: LifestyleThird });
