export const durations = `#BNF+EM V2.1;
!grammar durations;
!language "French";
!export <durée>;
!import <library.numbers.nombre_9999>;
!import <library.numbers.nombre_99>;

// PT1H30M de « une heure trente minutes », P2D de « deux jours ».
<durée>: (
  <library.numbers.nombre_9999> (
    (heure | heures) {@t = "T";} {@ = "H";} [[et] <library.numbers.nombre_99> (minute | minutes) {@ = "M";} [[et] <library.numbers.nombre_99> (seconde | secondes) {@ = "S";}]]
    | (minute | minutes) {@t = "T";} {@ = "M";} [[et] <library.numbers.nombre_99> (seconde | secondes) {@ = "S";}]
    | (seconde | secondes) {@t = "T";} {@ = "S";}
    | (jour | jours) {@ = "D";}
    | (jour | jours) {@ = "DT";} [et] <library.numbers.nombre_99> (heure | heures) {@ = "H";}
    | (semaine | semaines) {@ = "W";}
  )
  | une heure {@t = "T";} {@ = "1H";} (et demie {@ = "30M";} | et quart {@ = "15M";})
  | une demi heure {@t = "T";} {@ = "30M";}
  | un quart "d'heure" {@t = "T";} {@ = "15M";}
  | trois quarts "d'heure" {@t = "T";} {@ = "45M";}
) {@ = "P{t|}{@}";};
`
