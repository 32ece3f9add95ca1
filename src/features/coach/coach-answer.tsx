import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ModelPart, StoredTurn } from '../../device/rows/coach-turns.ts';
import type { DayFigures, Proposal } from '../../domain/coach/answer/answer.ts';
import { withoutFigures } from '../../domain/coach/figures.ts';
import { unquoted } from '../../domain/coach/model/tool-loop.ts';
import type { CoachToolName } from '../../domain/coach/model/tool-names.ts';
import type { CoachPage } from '../../domain/coach/slots/request.ts';
import { Button } from '../../ui/show/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { useComfort } from '../../ui/show/comfort.tsx';
import { groupDigits } from '../../ui/show/group-digits.ts';
import { TextLink } from '../../ui/show/text-link.tsx';
import type { Coach } from './use-coach.ts';

const Under = chakra('li', {
  base: { alignSelf: 'flex-start', display: 'grid', gap: '2', width: '100%', maxWidth: { md: '75%' } },
});
const Links = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', px: '1' } });
const Title = chakra('h2', { base: { fontSize: 'md', fontWeight: 700, lineHeight: 1.3 } });
const Detail = chakra('p', { base: { color: 'muted', fontSize: 'sm', whiteSpace: 'pre-line' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' } });
const Figures = chakra('table', {
  base: {
    mt: '2',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', pe: '4', py: '0.5', fontWeight: 500 },
    '& thead th': { color: 'muted' },
  },
});

const PAGES = {
  goal: ['/dashboard/goal', 'Goal and body'],
  safety: ['/dashboard/safety', 'Allergies and safety'],
  preferences: ['/dashboard/preference', 'Food preferences'],
  notifications: ['/dashboard/profile', 'Settings'],
  cycle: ['/dashboard/cycle', 'Cycle'],
  progress: ['/dashboard/progress', 'Progress'],
  'own-food': ['/dashboard/foods', 'My food'],
  diary: ['/dashboard/diary', 'Diary'],
  settings: ['/dashboard/profile', 'Settings'],
  shopping: ['/dashboard/shopping', 'Shopping list'],
  pantry: ['/dashboard/pantry', 'Pantry'],
} as const satisfies Readonly<Record<CoachPage, readonly [to: string, words: string]>>;

const TOOL_WORDS: Readonly<Record<CoachToolName, string>> = {
  day: 'A day',
  week: 'The week',
  amount: 'An amount',
  target_reason: 'The reason of a target',
  dish: 'A dish',
  find_dishes: 'Dishes',
  food: 'A food',
  substitutes: 'Stand-ins',
  pantry: 'Your pantry',
  shopping_list: 'Your shopping list',
  rules: 'Your diet and allergies',
  weight: 'Your weight',
  propose_swap: 'A dish instead',
  propose_skip: 'A meal left out',
  propose_move: 'A meal moved',
  propose_portion: 'A portion',
  propose_food_eaten: 'A food to log',
  propose_water: 'Water to log',
  propose_shopping_line: 'Something to buy',
  propose_leave_out: 'A food to leave out',
};

const ROWS: readonly (readonly [keyof DayFigures, string, string])[] = [
  ['kcal', 'Energy', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbs', 'g'],
  ['fat', 'Fat', 'g'],
];

function DayTable({ figures }: { figures: NonNullable<Proposal['figures']> }) {
  return (
    <Figures>
      <thead>
        <tr>
          <th scope="col">The day</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([key, name, unit]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{groupDigits(figures.before[key])}</td>
            <td>
              {groupDigits(figures.after[key])} {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}

function ProposalCard(props: { turn: StoredTurn; place: number; proposal: Proposal; coach: Coach }) {
  const { turn, place, proposal, coach } = props;
  const { title, detail, figures, dish, effect } = proposal;
  const showsFigures = useComfort().figures;
  const isApplied = turn.applied === place;
  const isOther = turn.applied !== null && !isApplied;
  if (isOther) return null;
  return (
    <Card as="article" p="4" aria-label={title}>
      <Title>{title}</Title>
      {detail === '' ? null : <Detail>{showsFigures ? detail : withoutFigures(detail)}</Detail>}
      {figures === null || !showsFigures ? null : <DayTable figures={figures} />}
      <Actions>
        {isApplied ? (
          <>
            <chakra.p alignSelf="center" fontWeight="650" role="status">
              Done.
            </chakra.p>
            {effect.kind === 'timer' ? null : (
              <Button
                look="outline"
                size="sm"
                disabled={coach.busy === turn.id}
                onClick={() => coach.undo(turn)}
              >
                Undo
              </Button>
            )}
          </>
        ) : (
          <Button size="sm" disabled={coach.busy === turn.id} onClick={() => coach.apply(turn, place)}>
            Apply
          </Button>
        )}
        {dish === null ? null : (
          <TextLink asChild tall>
            <Link to="/dashboard/dish/$recipeId" params={{ recipeId: dish }}>
              Open the dish
            </Link>
          </TextLink>
        )}
      </Actions>
    </Card>
  );
}

const ENDS = {
  answered: null,
  stopped: 'You stopped the answer.',
  interrupted: 'The answer broke off.',
} as const;

/** The fate of a model's answer that has not ended well. */
function ModelEnd({ turn, part, coach }: { turn: StoredTurn; part: ModelPart; coach: Coach }) {
  const end = ENDS[part.end];
  if (end === null) return null;
  return (
    <Actions>
      <Detail alignSelf="center">{end}</Detail>
      <Button look="outline" size="sm" disabled={!coach.model.ready} onClick={() => coach.askAgain(turn)}>
        Try again
      </Button>
    </Actions>
  );
}

/** Everything that the model was told for its answer. */
function Shared({ part }: { part: ModelPart }) {
  return (
    <chakra.details fontSize="sm" color="muted" px="1">
      <chakra.summary minH="44px" alignContent="center" cursor="pointer">
        What was shared
      </chakra.summary>
      <chakra.p mb="2">Your question and the last ones that the AI model answered.</chakra.p>
      {part.shared.length === 0 ? <p>Nothing else of this device.</p> : null}
      {part.shared.map(({ tool, args, text }) => (
        <chakra.p
          key={`${tool} ${JSON.stringify(args)}`}
          mb="2"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          <b>{TOOL_WORDS[tool]}: </b>
          {unquoted(text)}
        </chakra.p>
      ))}
    </chakra.details>
  );
}

/** Links and cards below an answer of this device: dishes to open, and changes to make with a tap. */
export function CoachAnswer(props: { turn: StoredTurn; coach: Coach; onSend: (message: string) => void }) {
  const { turn, coach, onSend } = props;
  const { dishes, proposals, page, renew, chips = [] } = turn.answer;
  const [to, words] = page === null ? [null, ''] : PAGES[page];
  const isOpen = turn.applied === null && !turn.declined;
  const named = dishes.filter(({ id }) => !proposals.some((proposal) => proposal.dish === id));
  const { model } = turn;
  const isEmpty = named.length + proposals.length + chips.length === 0 && to === null && renew === null;
  if (isEmpty && model === undefined) return null;
  return (
    <Under>
      {named.length === 0 && to === null ? null : (
        <Links aria-label="Pages">
          {named.map(({ id, name }) => (
            <li key={id}>
              <TextLink asChild tall>
                <Link to="/dashboard/dish/$recipeId" params={{ recipeId: id }}>
                  {name}
                </Link>
              </TextLink>
            </li>
          ))}
          {to === null ? null : (
            <li>
              <TextLink asChild tall>
                <Link to={to}>{words}</Link>
              </TextLink>
            </li>
          )}
        </Links>
      )}
      {chips.length === 0 ? null : (
        <Actions>
          {chips.map(({ label }) => (
            <Button key={label} look="outline" size="sm" onClick={() => onSend(label)}>
              {label}
            </Button>
          ))}
        </Actions>
      )}
      {model === undefined ? null : <ModelEnd turn={turn} part={model} coach={coach} />}
      {renew !== null && isOpen ? (
        <Actions>
          <Button size="sm" disabled={coach.busy === turn.id} onClick={() => coach.renew(turn)}>
            Show me other dishes
          </Button>
        </Actions>
      ) : null}
      {turn.declined
        ? null
        : proposals.map((proposal, place) => (
            <ProposalCard key={proposal.title} {...{ turn, place, proposal, coach }} />
          ))}
      {turn.declined && proposals.length > 0 ? <Detail>Left as it was.</Detail> : null}
      {isOpen && proposals.length > 0 ? (
        <div>
          <Button look="quiet" size="sm" onClick={() => coach.decline(turn)}>
            Not now
          </Button>
        </div>
      ) : null}
      {model === undefined ? null : <Shared part={model} />}
      {coach.failed === turn.id ? (
        <chakra.p role="alert" color="tomato-ink">
          This device could not keep it. Try again.
        </chakra.p>
      ) : null}
    </Under>
  );
}
