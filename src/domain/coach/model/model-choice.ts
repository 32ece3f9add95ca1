/** Kinds of data that a model sees only if the member agreed to that kind. */
export interface ModelConsent {
  readonly weight: boolean;
  /** Allergies, diet, foods left out, conditions, and what follows from them. */
  readonly health: boolean;
}

/** The member's choice about the model that their backend offers. Cycle notes never reach one. */
export interface ModelChoice extends ModelConsent {
  readonly on: boolean;
}

export const NO_MODEL: ModelChoice = { on: false, weight: false, health: false };
