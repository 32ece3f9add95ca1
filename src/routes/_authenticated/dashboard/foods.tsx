import { createFileRoute } from '@tanstack/react-router';
import { FoodsScreen } from '../../../features/food/own/foods-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/foods')({ component: FoodsScreen });
