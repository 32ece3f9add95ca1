import { dayTitle } from '../../domain/calendar/day-words.ts';
import { lastShownDay } from '../../domain/calendar/week-tabs.ts';
import { potsCooked } from '../../domain/plan/week/cooking-events.ts';
import { mealsOfPot } from '../../domain/plan/week/pot-words.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { ChoiceName, ChoiceNote, Choices } from '../../ui/form/choice.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import type { Week } from './use-week.ts';

/** The pots of the week from today on, each with its day and its meals; nothing where each dish is made for one meal. */
export function CookingWeek({ week, today }: { week: Week; today: LocalDay }) {
  const { member, catalogue } = week;
  if (catalogue === null) return null;
  const pots = potsCooked(member.events, catalogue, today, lastShownDay(today));
  if (pots.length === 0) return null;
  return (
    <Card aria-labelledby="cooking-week">
      <CardTitle id="cooking-week" mb="2">
        Cooking this week
      </CardTitle>
      <Choices>
        {pots.map((pot) => {
          const { recipeId, meals } = pot;
          const [{ day, slot }] = meals;
          return (
            <li key={`${recipeId} ${day} ${slot}`}>
              <ChoiceName mt="2">
                {dayTitle(day, today)}: {catalogue.dishes.get(recipeId)?.name}
              </ChoiceName>
              <ChoiceNote mb="2">For {mealsOfPot(pot, today)}</ChoiceNote>
            </li>
          );
        })}
      </Choices>
    </Card>
  );
}
