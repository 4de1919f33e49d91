export const durations = `#BNF+EM V2.1;
!grammar durations;
!language "Dutch";
!export <duur>;
!import <library.numbers.getal_99>;

// PT1H30M van ‘een uur dertig minuten’, P2D van ‘twee dagen’.
<duur>: (
  <library.numbers.getal_99> (
    (uur | uren) {@t = "T";} {@ = "H";} [[en] <library.numbers.getal_99> (minuut | minuten) {@ = "M";} [[en] <library.numbers.getal_99> (seconde | seconden) {@ = "S";}]]
    | (minuut | minuten) {@t = "T";} {@ = "M";} [[en] <library.numbers.getal_99> (seconde | seconden) {@ = "S";}]
    | (seconde | seconden) {@t = "T";} {@ = "S";}
    | (dag | dagen) {@ = "D";}
    | (dag | dagen) {@ = "DT";} [en] <library.numbers.getal_99> (uur | uren) {@ = "H";}
    | (week | weken) {@ = "W";}
  )
  | een half uur {@t = "T";} {@ = "30M";}
  | anderhalf uur {@t = "T";} {@ = "1H30M";}
  | kwartier {@t = "T";} {@ = "15M";}
  | drie kwartier {@t = "T";} {@ = "45M";}
) {@ = "P{t|}{@}";};
`
