/** The meaning of a column, whatever program and language its heading is of. */
export type Role =
  | 'day'
  | 'time'
  | 'offset'
  | 'weight'
  | 'metric'
  | 'name'
  | 'meal'
  | 'amount'
  | 'unit'
  | 'energy'
  | 'deleted';

/** Names of headings in lower case, without their unit: the first that a table has is its column. */
const NAMES: Readonly<Record<Role, readonly string[]>> = {
  day: [
    ...['date', 'day', '#date', 'datum', 'tag', 'fecha', 'data', 'dag', 'datetime', 'date time', 'date/time'],
    ...['date and time', 'datum/uhrzeit', 'datum und uhrzeit', 'time of measurement', 'measurement date'],
    ...['date of measurement', 'messdatum', 'messzeitpunkt', 'zeitpunkt', 'recorded at', 'logged at'],
    ...['timestamp', 'start_time', 'zeitstempel', 'time', 'zeit'],
  ],
  time: ['time', 'uhrzeit', 'zeit', 'hora', 'heure', 'ora', 'tijd'],
  offset: ['time_offset'],
  weight: [
    ...['weight', 'body weight', 'bodyweight', 'body mass', 'weight & body mass', 'average weight'],
    ...['gewicht', 'körpergewicht', 'koerpergewicht', 'peso', 'peso corporal', 'peso corporeo', 'poids'],
    ...['lichaamsgewicht'],
  ],
  metric: ['metric', 'messwert', 'metrik'],
  name: [
    ...['food name', 'name', 'food', 'item', 'food item', 'lebensmittel', 'lebensmittelname', 'bezeichnung'],
    ...['produkt', 'speise', 'alimento', 'aliment', 'nombre', 'nom', 'nome', 'voedingsmiddel', 'naam'],
  ],
  meal: [
    ...['meal', 'group', 'meal_type', 'meal type', 'mahlzeit', 'gruppe', 'comida', 'repas', 'pasto'],
    ...['maaltijd', 'type'],
  ],
  amount: ['amount', 'quantity', 'serving', 'portion', 'menge', 'anzahl', 'cantidad', 'quantité', 'quantità'],
  unit: ['unit', 'units', 'einheit', 'unidad', 'unité', 'unità', 'eenheid'],
  energy: [
    ...['energy', 'calories', 'calorie', 'kcal', 'energie', 'kalorien', 'brennwert', 'energía', 'energia'],
    ...['calorías', 'énergie', 'calorieën', 'kj', 'kilojoules', 'kilojoule'],
  ],
  deleted: ['deleted', 'gelöscht'],
};

export interface Column {
  /** As it stands in the table, in lower case. */
  readonly heading: string;
  readonly name: string;
  /** "kg" of "Weight (kg)"; empty without one. */
  readonly unit: string;
}

const IN_BRACKETS = /[([]([^()[\]]{0,40})[)\]]$/;
const AFTER_NAME = /(?:[ _,] ?| in )(kg|lbs?|st|g|mg|kcal|kj)$/;

/** "Weight (kg)", "Weight[kg]", "weight_kg" and "Weight, kg" as a name and a unit. */
export const readHeading = (heading: string): Column => {
  const bare = heading.replace(/^com\.samsung\.[a-z_.]*\.(?=[a-z_]+$)/, '');
  const found = IN_BRACKETS.exec(bare) ?? AFTER_NAME.exec(bare);
  return found === null
    ? { heading, name: bare, unit: '' }
    : { heading, name: bare.slice(0, found.index).trim(), unit: (found[1] ?? '').trim() };
};

/** The columns of a role, those with the more usual names first. */
export const columnsOfRole = (columns: readonly Column[], role: Role): readonly Column[] =>
  NAMES[role].flatMap((name) => columns.filter((column) => column.name === name));

export const columnOf = (columns: readonly Column[], role: Role): Column | null =>
  columnsOfRole(columns, role)[0] ?? null;

/** True for the line of a table that names its columns: one of them is of the day. */
export const isHeadingLine = (cells: readonly string[]): boolean => {
  const columns = cells.map((cell) => readHeading(cell.trim().toLowerCase()));
  return columns.length > 1 && columnOf(columns, 'day') !== null;
};
