import { defineMessages } from '@saywright/ui/i18n'

export const invitationMessages = defineMessages('forms.invitation', {
  'en-US': { email: 'E-mail', projects: 'Projects (optional)' },
  'fr-FR': { email: 'Adresse e‑mail', projects: 'Projets (facultatif)' },
})
