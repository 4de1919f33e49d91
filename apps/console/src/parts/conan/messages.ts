import { defineMessages } from '@saywright/ui/i18n'

export const packageMessages = defineMessages('console.parts.conan', {
  'en-US': {
    anySystem: 'Any system',
    anyStudio: 'Any version',
    fromStudio: 'From {{first}}',
    untilStudio: 'Up to {{last}}',
    betweenStudios: '{{first}} to {{last}}',
  },
  'fr-FR': {
    anySystem: 'Tous les systèmes',
    anyStudio: 'Toutes les versions',
    fromStudio: 'À partir de {{first}}',
    untilStudio: 'Jusqu’à {{last}}',
    betweenStudios: 'De {{first}} à {{last}}',
  },
})
