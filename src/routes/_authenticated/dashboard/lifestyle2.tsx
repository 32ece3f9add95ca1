import { createFileRoute } from '@tanstack/react-router';
import { LifestyleSecond } from '../../../features/answers/lifestyle/lifestyle-screens.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/lifestyle2')({ component: LifestyleSecond });
