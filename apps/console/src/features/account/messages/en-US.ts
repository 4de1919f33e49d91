export const enUS = {
  title: 'Account',
  sections: {
    profile: 'Profile',
    security: 'Security',
    notifications: 'Notifications',
    organization: 'Organization',
    activity: 'Activity',
  },
  menu: {
    back: 'Account menu',
    switch: 'Switch organization',
    logOut: 'Log out',
    unread_one: '{{count}} unread',
    unread_other: '{{count}} unread',
    version: '{{brand}} {{version}}',
  },
} as const
