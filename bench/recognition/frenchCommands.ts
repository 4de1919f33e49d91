/** Other sentences than those on which the French operating point was chosen. */
export const frenchCommands = {
  jsgf: `#JSGF V1.0 UTF-8;
grammar voiture;
public <ordre> = <fenetre> | <climat> | <trajet> | lis (mes messages | le courrier) | passe à la (chanson | station) suivante |
  combien de kilomètres reste-t-il;
<fenetre> = (baisse | remonte) la vitre (avant | arrière) | verrouille les portes;
<climat> = mets le chauffage à (dix-huit | vingt | vingt-deux) degrés | coupe la climatisation;
<trajet> = (rentre | retourne) à la maison | trouve une (pharmacie | boulangerie) | évite les péages;
`,
  inside: [
    'baisse la vitre avant',
    'remonte la vitre arrière',
    'verrouille les portes',
    'mets le chauffage à vingt degrés',
    'coupe la climatisation',
    'rentre à la maison',
    'trouve une pharmacie',
    'évite les péages',
    'lis mes messages',
    'passe à la station suivante',
  ],
  outside: [
    'ma sœur habite à bordeaux',
    'le café est trop chaud',
    'ils ont gagné le match',
    'où sont passées mes lunettes',
    "j'ai oublié mon parapluie",
    'la bibliothèque ferme à dix-neuf heures',
    'tu devrais goûter ce fromage',
    'le facteur passe tous les matins',
    'nous avons planté des tomates',
    'quel film veux-tu voir',
  ],
} as const
