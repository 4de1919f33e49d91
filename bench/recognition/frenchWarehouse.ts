/** The French counterpart of `warehouseCommands`: as many kinds of order, numbers to 999, and a slot of twenty values. */
export const frenchWarehouse = {
  jsgf: `#JSGF V1.0 UTF-8;
grammar entrepot;
public <ordre> = [<politesse>] (<prendre> | <ranger> | <deplacer> | <compter> | <lumieres> | <porte> | <minuteur> | <appel> | <rapport> | <volume> | <controle>);
<politesse> = merci de | tu peux | est-ce que tu peux;
<prendre> = (prends | prendre | apporte | apporter) <quantite> <unite> (de | d') <article> [<depuis>];
<ranger> = (range | ranger | pose | poser) <quantite> <unite> (de | d') <article> <lieu>;
<deplacer> = (déplace | déplacer | porte | porter) (le | la | les) <article> [<depuis>] vers <destination>;
<depuis> = depuis <destination>;
<compter> = (compte | compter | vérifie | vérifier) (le | la | les) <article> [<lieu>] | combien (de | d') <article> reste-t-il [<lieu>];
<lumieres> = (allume | allumer | éteins | éteindre) les lumières [<couleur>] [<lieu>] |
  (baisse | monte) les lumières [à <nombre> pour cent];
<porte> = (ouvre | ouvrir | ferme | fermer | verrouille) (la porte | le portail | toutes les portes) [<cote>];
<minuteur> = (lance | lancer) un minuteur de <duree> | (annule | arrête) le minuteur | combien de temps reste-t-il;
<appel> = (appelle | appeler) <personne> [(à la radio | au téléphone)] | envoie un message (à | au) <personne>;
<rapport> = (signale | signaler) (un dégât | une fuite | un accident | une étiquette manquante) [<lieu>];
<volume> = règle le volume à <nombre> | (plus fort | moins fort) | (monte | baisse) le volume [de <nombre>];
<controle> = (répète | annule | continue) [(le dernier ordre | cet ordre)] | au suivant | reviens en arrière | quelle est la suite;
<quantite> = <nombre> | une demi | une autre | toutes les;
<unite> = caisse | caisses | palette | palettes | rouleau | rouleaux | sac | sacs | pièce | pièces;
<lieu> = dans (l'allée <nombre> [<cote>] | <zone>) | sur l'étagère <nombre> [<cote>] | en zone <lettre>;
<destination> = <zone> | la zone <lettre> | l'allée <nombre>;
<cote> = à gauche | à droite | nord | sud | du haut | du bas;
<couleur> = rouges | vertes | bleues | blanches | jaunes;
<zone> = le quai | la chambre froide | l'emballage | le bureau des retours | l'atelier | le bureau | la cour;
<lettre> = alpha | bravo | charlie | delta | écho | foxtrot | golf | hôtel;
<duree> = <nombre> (seconde | secondes | minute | minutes | heure | heures) | une demi-heure | une heure et demie;
<article> = câbles en cuivre | boulons | peinture | ciment | ampoules | piles | gants | casques | serviettes | tuyaux |
  planches | tuiles | poignées de porte | fenêtres | attaches | papier | produit de nettoyage | huile moteur | plaquettes | filtres;
<personne> = marthe | jonathan | chef d'équipe | chauffeur | la sécurité | la maintenance | l'accueil | docteur allain | pierre brun | lucie;
<nombre> = <unites> | <dizaines> [<unites>] | <centaines>;
<centaines> = [<unites>] cent [<unites> | <dizaines> [<unites>]];
<dizaines> = dix | onze | douze | treize | quatorze | quinze | seize | vingt | trente | quarante | cinquante | soixante |
  quatre-vingts;
<unites> = un | une | deux | trois | quatre | cinq | six | sept | huit | neuf;
`,
  inside: [
    'prends trois palettes de boulons',
    'apporte dix sacs de ciment depuis la cour',
    'range six caisses de ampoules en zone bravo',
    "pose quarante pièces de poignées de porte sur l'étagère deux à droite",
    "déplace les planches depuis la cour vers l'atelier",
    'porte les piles vers la chambre froide',
    "vérifie les filtres dans l'emballage",
    'combien de produit de nettoyage reste-t-il',
    'combien de fenêtres reste-t-il en zone hôtel',
    'allume les lumières vertes',
    'éteins les lumières dans le bureau',
    'monte les lumières à quatre-vingts pour cent',
    'ferme le portail sud',
    'verrouille toutes les portes',
    'lance un minuteur de quinze minutes',
    'arrête le minuteur',
    'appelle docteur allain',
    'appelle marthe au téléphone',
    'envoie un message au chauffeur',
    "signale une étiquette manquante dans l'allée trente",
    'signale une fuite',
    'règle le volume à douze',
    'baisse le volume de trois',
    'annule le dernier ordre',
    'au suivant',
    'tu peux prendre une autre caisse de papier',
    'est-ce que tu peux appeler pierre brun',
    'merci de compter les tuiles',
    'prends deux cent rouleaux de serviettes',
    'quelle est la suite',
  ],
  outside: [
    'mon voisin a acheté une nouvelle voiture',
    'il a beaucoup plu la semaine dernière',
    'te souviens-tu de son anniversaire',
    'le musée est gratuit le dimanche',
    'la soupe manque un peu de sel',
    'nous partons à la montagne en août',
    'le dîner sera bientôt servi',
    'il parle très bien trois langues',
    'personne ne sait où est la clef',
    'merci beaucoup pour les fleurs',
  ],
} as const
