import type { Locale } from '../../i18n/locales.js'

/** Translations of the messages of the editor library, by English text. */
export const phrases: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': {},
  'fr-FR': {
    'Control character': 'Caractère de contrôle',
    Diagnostics: 'Problèmes',
    'No diagnostics': 'Aucun problème',
    'Go to line': 'Aller à la ligne',
    go: 'aller',
    close: 'fermer',
    'current match': 'occurrence actuelle',
    'on line': 'à la ligne',
    'replaced $ matches': '$ occurrences remplacées',
    'replaced match on line $': 'occurrence remplacée à la ligne $',
    'Selection deleted': 'Sélection supprimée',
    'Folded lines': 'Lignes repliées',
    'Unfolded lines': 'Lignes dépliées',
    'Fold line': 'Replier la ligne',
    'Unfold line': 'Déplier la ligne',
    'folded code': 'code replié',
    unfold: 'déplier',
    to: 'à',
    Completions: 'Propositions',
  },
}
