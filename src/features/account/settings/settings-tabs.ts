/** The four tabs, by the value of the address's `tab`. */
export const SETTINGS_TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'password', label: 'Password' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'delete', label: 'Delete account' },
] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number]['value'];
