export const answers = `#BNF+EM V2.1;
!grammar answers;
!language "Italian";
!export <sì_no>;

// yes of "sì", no of "no".
<sì_no>: (sì | certo | esatto | "va bene" | "d'accordo") {@ = "yes";} | (no | sbagliato | "per niente") {@ = "no";};
`
