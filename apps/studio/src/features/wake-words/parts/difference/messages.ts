import { defineMessages } from '@saywright/ui/i18n'

export const wordDifferenceMessages = defineMessages('studio.wakeWords.difference', {
  'en-US': {
    wake: 'Wake word',
    anti: 'Anti wake word',
    threshold: 'Threshold',
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    becomes: '{{before}} becomes {{after}}',
    same: 'Both versions hold the same words and threshold.',
  },
  'fr-FR': {
    wake: 'Mot de réveil',
    anti: 'Mot à ignorer',
    threshold: 'Seuil',
    added: 'Ajouté',
    removed: 'Retiré',
    changed: 'Modifié',
    becomes: '{{before}} devient {{after}}',
    same: 'Les deux versions contiennent les mêmes mots et le même seuil.',
  },
})
