import { defineMessages } from '@saywright/ui/i18n'

export const memberMessages = defineMessages('console.parts.members', {
  'en-US': { you: 'You' },
  'fr-FR': { you: 'Vous' },
})
