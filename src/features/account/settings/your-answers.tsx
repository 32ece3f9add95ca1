import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Card, CardTitle } from '../../../ui/show/card.tsx';

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '60px',
    py: '2',
    color: 'ink',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { color: 'leaf' },
    'li + li &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
  },
});
const Note = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm', fontWeight: 400 } });

interface Place {
  readonly to: string;
  readonly label: string;
  readonly note: string;
}

const PLACES: readonly Place[] = [
  {
    to: '/dashboard/goal',
    label: 'Your goal and body',
    note: 'Goal, target, weight, diet, activity, height, age',
  },
  { to: '/dashboard/safety', label: 'Allergies and safety', note: 'What your plan must leave out or know' },
  { to: '/dashboard/chronic-conditions', label: 'Wellness', note: 'Conditions, sleep and energy' },
  { to: '/dashboard/lifestyle', label: 'Lifestyle', note: 'Work, rest and movement' },
  { to: '/dashboard/preference', label: 'Food preferences', note: 'What you like, and when you cook' },
  { to: '/dashboard/cycle', label: 'Cycle', note: 'Your period, and what you note about it' },
];

/** The ways to what the member answered elsewhere. */
export function YourAnswers() {
  return (
    <Card aria-labelledby="your-answers">
      <CardTitle id="your-answers" mb="2">
        Your answers
      </CardTitle>
      <ul>
        {PLACES.map(({ to, label, note }) => (
          <li key={to}>
            <Row asChild>
              <Link to={to}>
                <span>
                  {label}
                  <Note>{note}</Note>
                </span>
                <ChevronRight size={20} aria-hidden="true" />
              </Link>
            </Row>
          </li>
        ))}
      </ul>
    </Card>
  );
}
