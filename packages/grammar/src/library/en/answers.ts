export const answers = `#BNF+EM V2.1;
!grammar answers;
!language "English";
!export <yes_no>;

// yes of "yes", no of "no".
<yes_no>: (yes | yeah | yep | sure | okay | correct | "that is right") {@ = "yes";} | (no | nope | wrong | incorrect | "not at all") {@ = "no";};
`
