import type { enUS } from './en-US.js'

/** French sentences; no-break spaces are before high punctuation and inside quotation marks. */
export const frFR = {
  header: 'La première ligne devrait être « {{header}} ». Le texte est lu comme si c’était le cas.',
  unreadable: '« {{text}} » ne peut pas être lu ici et est laissé de côté.',
  'duplicate-rule': 'La règle {{rule}} est définie deux fois. La première définition est gardée.',
  'recursive-rule': 'La règle {{rule}} mène à elle-même. Cette référence est laissée de côté.',
  'nesting-too-deep': 'Cette partie est imbriquée sur plus de {{limit}} niveaux et est laissée de côté.',
  'text-too-long': 'Une grammaire de plus de {{limit}} caractères n’est pas convertie.',
  'too-many-options': 'Trop de parties de cette règle peuvent être toutes muettes. Elle est laissée de côté.',
  'nothing-to-say': 'Il ne reste aucune règle par laquelle une phrase pourrait commencer.',
  weight: 'Le poids {{text}} n’est pas repris.',
  'language-of-part': 'La langue {{text}} d’une partie n’est pas reprise.',
  'tag-computes': 'L’étiquette « {{text}} » n’est pas calculée. Son texte devient la valeur de retour.',
  'tag-alone': 'L’étiquette «\u00a0{{text}}\u00a0» n’appartient à aucun mot et est laissée de côté.',
  'tag-changed':
    'Guillemets et sauts de ligne sont interdits dans une valeur de retour. Elle devient « {{text}} ».',
  'imported-rule': '{{rule}} vient d’une autre grammaire, qui ne fait pas partie de ce texte.',
  'undefined-rule': 'La règle {{rule}} n’est pas définie. Elle devient une liste dynamique.',
  'unknown-root':
    'La racine nomme la règle {{rule}}, qui n’est pas définie. Les phrases commencent par les règles publiques.',
  'reference-without-rule':
    '{{text}} n’a ni « uri » ni « special » : il ne nomme aucune règle et ne peut jamais être dit.',
  'tag-format':
    'Le format d’étiquettes {{format}} n’est pas du W3C. Ses constantes sont lues, ses programmes ne sont pas exécutés.',
  'not-reached': 'Aucun départ ne mène à la règle {{rule}} : elle n’est pas écrite.',
  'slot-written': 'La liste dynamique {{rule}} devient une règle avec les valeurs qu’elle a maintenant.',
  'values-left-out':
    'Les valeurs de test de la liste dynamique {{rule}} ne sont pas écrites : seules celles de la grammaire le sont.',
  'rule-renamed': 'La règle {{rule}} prend le nom {{name}}.',
  'silent-start': '{{rule}} peut correspondre au silence. La phrase muette est laissée de côté.',
  'never-said': 'La règle {{rule}} ne peut jamais être dite et est laissée de côté.',
  'unspoken-token': '« {{text}} » n’a aucun mot qui puisse être dit et est laissé de côté.',
  'no-start': 'Aucune règle n’est désignée comme départ. Les phrases commencent par {{rule}}.',
  'left-out': '« {{text}} » n’est pas repris : l’autre format n’a rien d’équivalent.',
  'empty-slot': 'La liste dynamique {{rule}} n’a aucune valeur et ne peut rien dire ici.',
  pronunciation:
    'La prononciation de « {{word}} » n’est pas reprise : le format nomme les sons dans un fichier à part.',
  'any-speech': '« {{text}} » devient <GARBAGE>, que tous les moteurs ne connaissent pas.',
  'repeat-opened': 'Une répétition de plus de {{limit}} fois devient une répétition sans fin.',
  'language-assumed':
    'La grammaire ne nomme aucune langue que le format connaît. {{language}} est écrit à la place.',
} as const satisfies { readonly [Key in keyof typeof enUS]: string }
