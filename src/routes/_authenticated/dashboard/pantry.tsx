import { createFileRoute } from '@tanstack/react-router';
import { PantryScreen } from '../../../features/shopping/pantry-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/pantry')({ component: PantryScreen });
