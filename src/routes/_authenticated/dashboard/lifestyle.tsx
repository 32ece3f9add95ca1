import { createFileRoute } from '@tanstack/react-router';
import { LifestyleFirst } from '../../../features/answers/lifestyle/lifestyle-screens.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/lifestyle')({ component: LifestyleFirst });
