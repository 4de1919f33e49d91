export const answers = `#BNF+EM V2.1;
!grammar answers;
!language "German";
!export <ja_nein>;

// yes of "ja", no of "nein".
<ja_nein>: (ja | jawohl | genau | richtig | okay) {@ = "yes";} | (nein | nee | falsch) {@ = "no";};
`
