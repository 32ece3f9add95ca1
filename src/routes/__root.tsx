import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouteContext } from '../app/route-context.ts';

export const Route = createRootRouteWithContext<RouteContext>()({ component: Outlet });
