import type { enUS } from './en-US.js'

/** French sentences; no-break spaces stand before high punctuation and inside quotation marks. */
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
  'imported-rule': '{{rule}} vient d’une autre grammaire, qui n’est pas lue ici.',
  'undefined-rule': 'La règle {{rule}} n’est pas définie. Elle devient une liste dynamique.',
  'rule-renamed': 'La règle {{rule}} prend le nom {{name}}.',
  'silent-start': '{{rule}} peut correspondre au silence. La phrase muette est laissée de côté.',
  'never-said': 'La règle {{rule}} ne peut jamais être dite et est laissée de côté.',
  'unspoken-token': '« {{text}} » n’a aucun mot qui puisse être dit et est laissé de côté.',
  'no-start': 'Aucune règle n’est désignée comme départ. Les phrases commencent par {{rule}}.',
  'left-out': '« {{text}} » n’est pas repris.',
  'empty-slot': 'La liste dynamique {{rule}} n’a aucune valeur et ne peut rien dire ici.',
  'tag-of-words': 'L’intention {{tag}} n’est pas reprise : les mots prononcés ne sont pas une valeur fixe.',
  pronunciation: 'La prononciation de « {{word}} » n’est pas reprise.',
  'any-speech': '« {{text}} » devient <GARBAGE>, que tous les moteurs ne connaissent pas.',
  'repeat-opened': 'Une répétition de plus de {{limit}} fois devient une répétition sans fin.',
  'language-assumed': 'Cette langue n’a pas de code court ici. {{language}} est utilisé à la place.',
} as const satisfies { readonly [Key in keyof typeof enUS]: string }
