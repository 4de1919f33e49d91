export const answers = `#BNF+EM V2.1;
!grammar answers;
!language "Dutch";
!export <ja_nee>;

// yes of "ja", no of "nee".
<ja_nee>: (ja | jawel | klopt | oké) {@ = "yes";} | (nee | neen | fout) {@ = "no";};
`
