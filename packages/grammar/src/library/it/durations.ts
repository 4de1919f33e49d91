export const durations = `#BNF+EM V2.1;
!grammar durations;
!language "Italian";
!export <durata>;
!import <library.numbers.numero_99>;

// PT1H30M di «una ora trenta minuti», P2D di «due giorni».
<durata>: (
  <library.numbers.numero_99> (
    (ora | ore) {@t = "T";} {@ = "H";} [[e] <library.numbers.numero_99> (minuto | minuti) {@ = "M";} [[e] <library.numbers.numero_99> (secondo | secondi) {@ = "S";}]]
    | (minuto | minuti) {@t = "T";} {@ = "M";} [[e] <library.numbers.numero_99> (secondo | secondi) {@ = "S";}]
    | (secondo | secondi) {@t = "T";} {@ = "S";}
    | (giorno | giorni) {@ = "D";}
    | (giorno | giorni) {@ = "DT";} [e] <library.numbers.numero_99> (ora | ore) {@ = "H";}
    | (settimana | settimane) {@ = "W";}
  )
  | un'ora {@t = "T";} {@ = "1H";} [e (mezza {@ = "30M";} | un quarto {@ = "15M";})]
  | mezz'ora {@t = "T";} {@ = "30M";}
  | un quarto "d'ora" {@t = "T";} {@ = "15M";}
) {@ = "P{t|}{@}";};
`
