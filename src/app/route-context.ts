import type { VisitorPorts } from '../device/ports/ports.tsx';

/** The values that every route's guard reads synchronously. */
export interface RouteContext {
  readonly ports: VisitorPorts;
}
