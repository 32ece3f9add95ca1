import type { VisitorPorts } from '../ports/ports.tsx';

/** What every route's guard can read, synchronously. */
export interface RouteContext {
  readonly ports: VisitorPorts;
}
