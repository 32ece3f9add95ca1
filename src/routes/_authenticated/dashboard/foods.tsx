import { createFileRoute } from '@tanstack/react-router';
import { FoodsScreen } from '../../../features/own-food/foods-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/foods')({ component: FoodsScreen });
