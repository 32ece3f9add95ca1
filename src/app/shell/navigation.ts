import type { LucideIcon } from 'lucide-react';
import BookHeart from 'lucide-react/icons/book-heart';
import BookOpenText from 'lucide-react/icons/book-open-text';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Gauge from 'lucide-react/icons/gauge';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import Salad from 'lucide-react/icons/salad';
import Settings from 'lucide-react/icons/settings';
import Sparkles from 'lucide-react/icons/sparkles';
import Sun from 'lucide-react/icons/sun';
import TrendingUp from 'lucide-react/icons/trending-up';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';

export interface NavItem {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

const memberItems: readonly NavItem[] = [
  { label: 'Overview', to: '/dashboard', icon: Sun },
  { label: 'Diet Plan', to: '/dashboard/diet-plan', icon: CalendarDays },
  { label: 'AI Chat', to: '/dashboard/ai-chat', icon: MessageCircle },
  { label: 'Membership', to: '/dashboard/membership', icon: Sparkles },
  { label: 'Fitness', to: '/dashboard/fitness', icon: Dumbbell },
];

const staffItems: readonly NavItem[] = [
  { label: 'Members List', to: '/dashboard/members-list', icon: Users },
  { label: 'Admin Dashboard', to: '/dashboard/admin-dashboard', icon: Gauge },
  { label: 'Meal Plans', to: '/dashboard/meal-plans', icon: Salad },
  { label: 'Details', to: '/dashboard/details', icon: UserSearch },
];

/** Pages that neither the specified sidebar nor the bottom bar of a phone leads to. */
export const moreItems: readonly NavItem[] = [
  { label: 'Dishes', to: '/dashboard/dishes', icon: CookingPot },
  { label: 'My food', to: '/dashboard/foods', icon: BookHeart },
  { label: 'Diary', to: '/dashboard/diary', icon: BookOpenText },
  { label: 'Shopping list', to: '/dashboard/shopping', icon: ListChecks },
  { label: 'Pantry', to: '/dashboard/pantry', icon: Package },
  { label: 'Progress', to: '/dashboard/progress', icon: TrendingUp },
  { label: 'Settings', to: '/dashboard/profile', icon: Settings },
];

/** The sidebar's upper part; the staff items are for non-clients only. */
export const sidebarItems = (isClient: boolean): readonly NavItem[] =>
  isClient ? memberItems : [...memberItems, ...staffItems];

export const helpItem: NavItem = { label: 'Help', to: '/dashboard/help', icon: CircleHelp };
