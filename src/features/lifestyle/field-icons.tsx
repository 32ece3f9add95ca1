import {
  Activity,
  Bike,
  Briefcase,
  CalendarOff,
  Droplets,
  Dumbbell,
  Footprints,
  HeartPulse,
  History,
  House,
  type LucideIcon,
  Medal,
  ShoppingBasket,
  Timer,
} from 'lucide-react';
import type { LifestyleField } from './options.ts';

export const FIELD_ICONS: Readonly<Record<LifestyleField, LucideIcon>> = {
  water_intake: Droplets,
  activity_level: Activity,
  activity_count: Footprints,
  rest_days: CalendarOff,
  equipments: Dumbbell,
  physical_condition: HeartPulse,
  athletic_level: Medal,
  work_classification: Briefcase,
  diet_history: History,
  gym_experience: Timer,
  plan_preference: House,
  fun_activities: Bike,
  shopping_day: ShoppingBasket,
};
