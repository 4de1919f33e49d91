import type { Messages } from '@saywright/ui/i18n'
import type { enUS } from './en-US.js'

export const frFR = {
  title: 'Compte',
  sections: {
    profile: 'Profil',
    security: 'Sécurité',
    notifications: 'Notifications',
    organization: 'Organisation',
    activity: 'Activité',
  },
  menu: {
    back: 'Menu du compte',
    switch: 'Changer d’organisation',
    logOut: 'Se déconnecter',
    unread_one: '{{count}} non lue',
    unread_many: '{{count}} non lues',
    unread_other: '{{count}} non lues',
    version: '{{brand}} {{version}}',
  },
} satisfies Messages<typeof enUS>
