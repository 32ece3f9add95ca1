import type { Routine } from '../../../domain/body/fitness/routines.ts';

/** Ideas to start from; energy is a rough figure for a person of 70 kg. */
export const SAMPLE_ROUTINES: readonly Routine[] = [
  {
    id: 'sample-mobility',
    name: 'Morning mobility',
    kcal: 45,
    minutes: 15,
    description: 'Cat and cow, hip circles, arm swings and a slow roll down. Move only as far as feels easy.',
  },
  {
    id: 'sample-walk',
    name: 'Brisk walk',
    kcal: 150,
    minutes: 30,
    description: 'Walk so fast that you can talk but not sing. All you need is shoes.',
  },
  {
    id: 'sample-strength',
    name: 'Strength without equipment',
    kcal: 130,
    minutes: 25,
    description:
      'Three rounds of squats, push-ups against a table, glute bridges and a plank. Rest in between.',
  },
  {
    id: 'sample-cycling',
    name: 'Easy cycling',
    kcal: 240,
    minutes: 40,
    description: 'A flat ride at a steady pace. Leave the hills for another day.',
  },
  {
    id: 'sample-stretching',
    name: 'Evening stretching',
    kcal: 40,
    minutes: 15,
    description: 'Calves, hamstrings, hips and shoulders, thirty calm seconds each, before bed.',
  },
  {
    id: 'sample-swim',
    name: 'Relaxed swim',
    kcal: 210,
    minutes: 30,
    description: 'Swim at your own speed and rest at every wall.',
  },
];
