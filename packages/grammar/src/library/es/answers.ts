export const answers = `#BNF+EM V2.1;
!grammar answers;
!language "Spanish";
!export <sí_no>;

// yes of "sí", no of "no".
<sí_no>: (sí | claro | correcto | "de acuerdo" | vale) {@ = "yes";} | (no | incorrecto | "para nada") {@ = "no";};
`
