export const durations = `#BNF+EM V2.1;
!grammar durations;
!language "German";
!export <dauer>;
!import <library.numbers.zahl_99>;

// PT1H30M von »eine Stunde dreißig Minuten«, P2D von »zwei Tage«.
<dauer>: (
  <library.numbers.zahl_99> (
    (stunde | stunden) {@t = "T";} {@ = "H";} [[und] <library.numbers.zahl_99> (minute | minuten) {@ = "M";} [[und] <library.numbers.zahl_99> (sekunde | sekunden) {@ = "S";}]]
    | (minute | minuten) {@t = "T";} {@ = "M";} [[und] <library.numbers.zahl_99> (sekunde | sekunden) {@ = "S";}]
    | (sekunde | sekunden) {@t = "T";} {@ = "S";}
    | (tag | tage) {@ = "D";}
    | (tag | tage) {@ = "DT";} [und] <library.numbers.zahl_99> (stunde | stunden) {@ = "H";}
    | (woche | wochen) {@ = "W";}
  )
  | eine halbe stunde {@t = "T";} {@ = "30M";}
  | (eineinhalb | anderthalb) stunden {@t = "T";} {@ = "1H30M";}
  | viertelstunde {@t = "T";} {@ = "15M";}
  | dreiviertelstunde {@t = "T";} {@ = "45M";}
) {@ = "P{t|}{@}";};
`
