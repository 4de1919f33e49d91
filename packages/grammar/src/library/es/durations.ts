export const durations = `#BNF+EM V2.1;
!grammar durations;
!language "Spanish";
!export <duración>;
!import <library.numbers.número_99>;

// PT1H30M de «una hora treinta minutos», P2D de «dos días».
<duración>: (
  <library.numbers.número_99> (
    (hora | horas) {@t = "T";} {@ = "H";} [[y] <library.numbers.número_99> (minuto | minutos) {@ = "M";} [[y] <library.numbers.número_99> (segundo | segundos) {@ = "S";}]]
    | (minuto | minutos) {@t = "T";} {@ = "M";} [[y] <library.numbers.número_99> (segundo | segundos) {@ = "S";}]
    | (segundo | segundos) {@t = "T";} {@ = "S";}
    | (día | días) {@ = "D";}
    | (día | días) {@ = "DT";} [y] <library.numbers.número_99> (hora | horas) {@ = "H";}
    | (semana | semanas) {@ = "W";}
  )
  | media hora {@t = "T";} {@ = "30M";}
  | hora y media {@t = "T";} {@ = "1H30M";}
  | un cuarto de hora {@t = "T";} {@ = "15M";}
) {@ = "P{t|}{@}";};
`
