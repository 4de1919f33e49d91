export const answers = `#BNF+EM V2.1;
!grammar answers;
!language "French";
!export <oui_non>;

// yes of "oui", no of "non".
<oui_non>: (oui | ouais | d'accord | exact | correct | "c'est ça") {@ = "yes";} | (non | "pas du tout" | incorrect) {@ = "no";};
`
