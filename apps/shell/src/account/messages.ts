import { defineMessages } from '@saywright/ui/i18n'

export const accountMessages = defineMessages('shell.account', {
  'en-US': {
    theme: {
      label: 'Theme',
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      contrast: 'High contrast',
    },
    account: { menu: '{{initials}} · Account of {{name}}', logout: 'Log out' },
  },
  'fr-FR': {
    theme: {
      label: 'Thème',
      system: 'Système',
      light: 'Clair',
      dark: 'Sombre',
      contrast: 'Contraste élevé',
    },
    account: { menu: '{{initials}} · Compte\u00a0: {{name}}', logout: 'Se déconnecter' },
  },
})
