/** Tools by which a model looks things up. They change nothing. */
const LOOK_TOOLS = [
  'day',
  'week',
  'amount',
  'target_reason',
  'dish',
  'find_dishes',
  'food',
  'substitutes',
  'pantry',
  'shopping_list',
  'rules',
  'weight',
] as const;

/** Tools by which a model proposes a change. The member applies it, or does not. */
const PROPOSE_TOOLS = [
  'propose_swap',
  'propose_skip',
  'propose_move',
  'propose_portion',
  'propose_food_eaten',
  'propose_water',
  'propose_shopping_line',
  'propose_leave_out',
] as const;

export const COACH_TOOL_NAMES = [...LOOK_TOOLS, ...PROPOSE_TOOLS] as const;
export type CoachToolName = (typeof COACH_TOOL_NAMES)[number];
