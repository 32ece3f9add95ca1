import { Art, type ArtName } from '../art.tsx';
import type { Tint } from '../content.ts';

/** Small pictures of the product's own screens with made-up figures; the words beside them say the same. */

export function QuestionPreview() {
  return (
    <div className="preview" aria-hidden="true">
      <span className="preview-label">Your diet</span>
      <span className="choice">Vegan</span>
      <span className="choice choice-on">
        Vegetarian <Tick />
      </span>
      <span className="choice">Everything</span>
    </div>
  );
}

const week: readonly { slot: string; dish: string; energy: string; art: ArtName; tint: Tint }[] = [
  { slot: 'Breakfast', dish: 'Oat pancakes', energy: '410', art: 'pancakes', tint: 'amber' },
  { slot: 'Lunch', dish: 'Lentil pot', energy: '640', art: 'pot-of-food', tint: 'tomato' },
  { slot: 'Dinner', dish: 'Chickpea curry', energy: '598', art: 'curry-rice', tint: 'amber' },
];

export function WeekPreview() {
  return (
    <div className="preview" aria-hidden="true">
      <span className="days">
        <b>Today</b>
        <span>Tomorrow</span>
        <span>Tuesday</span>
      </span>
      {week.map(({ slot, dish, energy, art, tint }) => (
        <span key={slot} className="meal">
          <span className={`dish tint-${tint}`}>
            <Art name={art} width={28} />
          </span>
          <span>
            <small>{slot}</small>
            <b>{dish}</b>
          </span>
          <b>{energy}</b>
        </span>
      ))}
    </div>
  );
}

export function KitchenPreview() {
  return (
    <div className="preview" aria-hidden="true">
      <span className="preview-label">Step 3 of 6</span>
      <svg className="bar" aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect className="bar-rest" width="100" height="4" />
        <rect className="bar-done" width="50" height="4" />
      </svg>
      <span className="step-words">Simmer with the lid off until the sauce coats a spoon.</span>
      <span className="timer">
        <Art name="hourglass-not-done" width={28} />
        <span>
          <small>Simmer</small>
          <b>11:42</b>
        </span>
      </span>
    </div>
  );
}

const rings: readonly { slot: string; art: ArtName; percent: number; level: string }[] = [
  { slot: 'Breakfast', art: 'pancakes', percent: 100, level: 'high' },
  { slot: 'Snacks', art: 'red-apple', percent: 56, level: 'middle' },
  { slot: 'Lunch', art: 'pot-of-food', percent: 97, level: 'high' },
  { slot: 'Dinner', art: 'curry-rice', percent: 0, level: 'low' },
];

export function PhonePreview() {
  return (
    <div className="phone" aria-hidden="true">
      <span className="phone-greeting">Good Evening</span>
      <span className="phone-card">
        <small>Left today</small>
        <span className="left-today">
          640 <small>kcal</small>
        </span>
        <span className="rings">
          {rings.map(({ slot, art, percent, level }) => (
            <span key={slot} className="ring">
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <circle className="ring-rest" cx="20" cy="20" r="17" />
                <circle
                  className={`ring-${level}`}
                  cx="20"
                  cy="20"
                  r="17"
                  pathLength="100"
                  strokeDasharray={`${percent} 100`}
                  transform="rotate(-90 20 20)"
                />
              </svg>
              <Art name={art} width={22} />
              <small>{slot}</small>
            </span>
          ))}
        </span>
      </span>
      <span className="phone-card">
        <span className="water-line">
          <b>Water</b>
          <b>1.5 L / 3 L</b>
        </span>
        <span className="drops">
          <span className="drop-full" />
          <span className="drop-full" />
          <span />
          <span />
        </span>
      </span>
    </div>
  );
}

function Tick() {
  return (
    <svg className="tick" aria-hidden="true" viewBox="0 0 16 16">
      <path d="m3.5 8.5 3 3 6-7" />
    </svg>
  );
}
