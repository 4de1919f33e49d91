import { languageInSentence } from '@saywright/api/catalogue'
import type { SuiteTest } from '@saywright/api/contract'
import { accepted, refused, type TemplateSource } from './templateSource.js'

/** @param language as `!language` has it. */
const grammarIn = (language: string) => `#BNF+EM V2.1;

!grammar Entrepôt;
!language "${language}";
!start <ordre>;
!import <nombre_99>;
!import <nombre_9999>;
!import <chiffres>;

// Ce qui change d’un site à l’autre : une application peut envoyer ses valeurs à chaque appel.
!slot <item>;
!slot <carrier>;
!slot <area>;

// Un ordre à la fois. Intentions et entités ont les mêmes noms dans toutes les langues.
<ordre>: (<colis> | <stock> | <trajets> | <réponses>) [merci];
<colis>: <prendre> | <ranger>;
<stock>: <combien> | <rupture> | <peser>;
<trajets>: <aller> | <quai>;
<réponses>: <confirmer> | <suivant> | <répéter> | <aider>;

// « prendre deux cartons de fil de cuivre allée douze gauche »
<prendre>: !tag(PICK, prendre | prélever) <lot> [<emplacement>];
<ranger>: !tag(PUT_AWAY, ranger | stocker) <lot> [<emplacement>];
<combien>: !tag(HOW_MANY, il reste combien | combien) de <item> [<emplacement>];
// Il y en a moins que demandé à l’emplacement.
<rupture>: !tag(SHORT, rupture) [il en reste <quantity> | l'emplacement est vide];
<peser>: !tag(WEIGH, le poids est de | ça pèse) <weight> <unit>;
<aller>: !tag(GO_TO, aller) (<emplacement> | (à la | à l' | au) <area>);
<quai>: !tag(DOCK, <direction>) <carrier> au quai <dock>;
// Les chiffres de contrôle sont sur l’étiquette : « confirmer quatre deux sept ».
<confirmer>: !tag(CONFIRM, confirmer | je confirme) [<check>];
<suivant>: !tag(NEXT, [ordre] suivant | continuer | <skip>);
<répéter>: !tag(SAY_AGAIN, répéter [l'ordre] | pardon);
<aider>: !tag(HELP, aide [moi] | que peut on dire | appeler le responsable);

<lot>: <quantity> [<package> de] <item>;
<emplacement>: [en] allée <aisle> [<side>] [niveau <level>];
<quantity>: <nombre_99> {@ = "{@}";};
<weight>: <nombre_9999> {@ = "{@}";};
<aisle>: <nombre_99> {@ = "{@}";};
<dock>: <nombre_99> {@ = "{@}";};
<check>: <chiffres> {@ = "{@}";};
<level>: un {@ = "1";} | deux {@ = "2";} | trois {@ = "3";} | quatre {@ = "4";};
<side>: gauche {@ = "left";} | droite {@ = "right";};
// « Une palette » et « deux palettes » s’entendent pareil : une seule écriture suffit.
<package>: colis {@ = "box";} | bacs {@ = "crate";} | palettes {@ = "pallet";};
<unit>: kilos {@ = "kg";} | tonnes {@ = "t";};
<direction>: charger {@ = "load";} | décharger {@ = "unload";};
<skip>: passer au suivant {@ = "yes";};
// Ces valeurs servent tant qu’une application n’envoie pas les siennes.
<item>: fil de cuivre | vis à bois | gants de sécurité | joints;
<carrier>: fret du nord | ligne bleue | express du port;
<area>: zone de départ | chambre froide | quai de retour | accueil;
`

const suite = [
  accepted('prendre deux bacs de fil de cuivre allée douze gauche', 'PICK', {
    ...{ quantity: '2', package: 'crate', item: 'fil de cuivre', aisle: '12', side: 'left' },
  }),
  accepted('prélever vingt et un colis de vis à bois en allée trente', 'PICK', {
    ...{ quantity: '21', package: 'box', item: 'vis à bois', aisle: '30' },
  }),
  accepted('prendre dix vis à bois allée quarante trois droite niveau deux merci', 'PICK', {
    ...{ quantity: '10', item: 'vis à bois', aisle: '43', side: 'right', level: '2' },
  }),
  accepted('prendre trois palettes de gants de sécurité', 'PICK', {
    ...{ quantity: '3', package: 'pallet', item: 'gants de sécurité' },
  }),
  accepted('prélever quatre colis de joints', 'PICK', { quantity: '4', package: 'box', item: 'joints' }),
  accepted('prélever une vis à bois', 'PICK', { quantity: '1', item: 'vis à bois' }),
  accepted('ranger seize colis de vis à bois en allée cinquante', 'PUT_AWAY', {
    ...{ quantity: '16', package: 'box', item: 'vis à bois', aisle: '50' },
  }),
  accepted('stocker cinq bacs de joints allée soixante cinq niveau quatre', 'PUT_AWAY', {
    ...{ quantity: '5', package: 'crate', item: 'joints', aisle: '65', level: '4' },
  }),
  accepted('ranger six palettes de fil de cuivre', 'PUT_AWAY', {
    ...{ quantity: '6', package: 'pallet', item: 'fil de cuivre' },
  }),
  accepted('stocker dix huit gants de sécurité allée soixante et onze', 'PUT_AWAY', {
    ...{ quantity: '18', item: 'gants de sécurité', aisle: '71' },
  }),
  accepted('ranger quatre vingts joints allée quatre vingt treize', 'PUT_AWAY', {
    ...{ quantity: '80', item: 'joints', aisle: '93' },
  }),
  accepted('il reste combien de gants de sécurité', 'HOW_MANY', { item: 'gants de sécurité' }),
  accepted('combien de joints en allée dix sept', 'HOW_MANY', { item: 'joints', aisle: '17' }),
  accepted('combien de fil de cuivre allée soixante dix niveau un', 'HOW_MANY', {
    ...{ item: 'fil de cuivre', aisle: '70', level: '1' },
  }),
  accepted('combien de gants de sécurité allée quatre vingts', 'HOW_MANY', {
    ...{ item: 'gants de sécurité', aisle: '80' },
  }),
  accepted('rupture', 'SHORT'),
  accepted('rupture il en reste sept', 'SHORT', { quantity: '7' }),
  accepted('rupture il en reste zéro', 'SHORT', { quantity: '0' }),
  accepted("rupture l'emplacement est vide", 'SHORT'),
  accepted('le poids est de quatre cent deux kilos', 'WEIGH', { weight: '402', unit: 'kg' }),
  accepted('ça pèse deux cents kilos', 'WEIGH', { weight: '200', unit: 'kg' }),
  accepted('ça pèse cent quinze kilos', 'WEIGH', { weight: '115', unit: 'kg' }),
  accepted('le poids est de mille trois cent cinquante kilos', 'WEIGH', { weight: '1350', unit: 'kg' }),
  accepted('le poids est de trois mille kilos', 'WEIGH', { weight: '3000', unit: 'kg' }),
  accepted('ça pèse deux tonnes', 'WEIGH', { weight: '2', unit: 't' }),
  accepted('le poids est de zéro kilos', 'WEIGH', { weight: '0', unit: 'kg' }),
  accepted('aller allée dix neuf droite', 'GO_TO', { aisle: '19', side: 'right' }),
  accepted('aller en allée quatre vingt dix niveau trois', 'GO_TO', { aisle: '90', level: '3' }),
  accepted('aller à la chambre froide', 'GO_TO', { area: 'chambre froide' }),
  accepted("aller à l'accueil", 'GO_TO', { area: 'accueil' }),
  accepted('aller au quai de retour', 'GO_TO', { area: 'quai de retour' }),
  accepted('charger fret du nord au quai quatre', 'DOCK', {
    ...{ direction: 'load', carrier: 'fret du nord', dock: '4' },
  }),
  accepted('décharger ligne bleue au quai onze', 'DOCK', {
    ...{ direction: 'unload', carrier: 'ligne bleue', dock: '11' },
  }),
  accepted('charger express du port au quai treize', 'DOCK', {
    ...{ direction: 'load', carrier: 'express du port', dock: '13' },
  }),
  accepted('décharger fret du nord au quai quatorze', 'DOCK', {
    ...{ direction: 'unload', carrier: 'fret du nord', dock: '14' },
  }),
  accepted('confirmer', 'CONFIRM'),
  accepted('confirmer quatre deux sept', 'CONFIRM', { check: '427' }),
  accepted('je confirme cinq zéro huit', 'CONFIRM', { check: '508' }),
  accepted('confirmer un neuf six merci', 'CONFIRM', { check: '196' }),
  accepted('suivant', 'NEXT'),
  accepted('ordre suivant', 'NEXT'),
  accepted('continuer', 'NEXT'),
  accepted('passer au suivant', 'NEXT', { skip: 'yes' }),
  accepted('répéter', 'SAY_AGAIN'),
  accepted("répéter l'ordre", 'SAY_AGAIN'),
  accepted('pardon', 'SAY_AGAIN'),
  accepted('aide', 'HELP'),
  accepted('aide moi', 'HELP'),
  accepted('que peut on dire', 'HELP'),
  accepted('appeler le responsable', 'HELP'),
  refused('prendre des bacs de fil de cuivre'),
  refused('prendre deux bacs de bananes'),
  refused('aller au bureau'),
  refused('charger fret du nord au quai cent'),
  refused('combien de commandes'),
  refused('le poids est élevé'),
  refused('où sont les autres ce matin'),
  refused('je pars manger'),
  refused('bonjour comment vas tu'),
]

// À la voix : de chaque intention ce qui se dit le plus, et des propos entre collègues qui ne sont pas des ordres.
const sentences = [
  'prendre deux bacs de fil de cuivre allée douze gauche',
  'prélever vingt et un colis de vis à bois en allée trente',
  'ranger six palettes de fil de cuivre',
  'stocker dix huit gants de sécurité allée soixante et onze',
  'il reste combien de gants de sécurité',
  "rupture l'emplacement est vide",
  'le poids est de mille trois cent cinquante kilos',
  'aller allée dix neuf droite',
  'aller à la chambre froide',
  'charger fret du nord au quai quatre',
  'je confirme cinq zéro huit',
  'ordre suivant',
  "répéter l'ordre",
  'appeler le responsable',
  'où sont les autres ce matin',
  'je pars manger',
  'bonjour comment vas tu',
]

// Où l’on dit aussi septante, huitante ou nonante : la suite les dit, comme tout ce que la grammaire accepte.
const septante = accepted('aller en allée septante', 'GO_TO', { aisle: '70' })
const huitante = accepted('aller en allée huitante', 'GO_TO', { aisle: '80' })
const nonante = accepted('aller en allée nonante', 'GO_TO', { aisle: '90' })
const regions: Readonly<Record<string, readonly SuiteTest[]>> = {
  'fra-BE': [septante, nonante],
  'fra-CH': [septante, huitante, nonante],
}

/** A warehouse in French. @param language code of the model, whose region decides which numbers are said. */
export function warehouseFrench(language: string): TemplateSource {
  const ofRegion = regions[language]
  return {
    id: 'warehouse',
    grammar: grammarIn(ofRegion ? languageInSentence(language, 'en-US') : 'French'),
    suite: [...suite, ...(ofRegion ?? [])],
    unitTests: [
      {
        name: 'Allée calme',
        description: 'Des ordres avec leur sens, et des propos à refuser\u00a0: sans bruit.',
        audio: { sentences, voices: ['middle'], speeds: ['normal'], noises: ['none'] },
      },
      {
        name: 'Quai animé',
        description: 'Les mêmes, par une voix plus haute près d’une rue.',
        audio: {
          ...{ sentences, voices: ['high'], speeds: ['normal'], noises: ['quiet'] },
          ...{ backgrounds: ['street'], rooms: ['none'] },
        },
      },
    ],
  }
}
