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
    account: {
      menu: '{{initials}} · Account of {{name}}',
      terms: 'Terms and conditions',
      privacy: 'Privacy policy',
      install: 'Install as an app',
      logout: 'Log out',
    },
  },
  'fr-FR': {
    theme: {
      label: 'Thème',
      system: 'Système',
      light: 'Clair',
      dark: 'Sombre',
      contrast: 'Contraste élevé',
    },
    account: {
      menu: '{{initials}} · Compte\u00a0: {{name}}',
      terms: 'Conditions générales',
      privacy: 'Politique de confidentialité',
      install: 'Installer comme application',
      logout: 'Se déconnecter',
    },
  },
})
