/** "Un cuarto para las tres" is 02:45 in most of America, beside "las tres menos cuarto". */
const para = `
  | (un cuarto {@minute = "45";} | <menos>) para (la | las) <hora_antes> [<parte>]`

/** @param region one of `libraryRegions`. */
export const times = (region?: string) => `#BNF+EM V2.1;
!grammar times;
!language "Spanish";
!export <hora>;

// 14:30 de «catorce y treinta», «las dos y media de la tarde»; sin parte del día como se dice: 02:30.
<hora>: (
  [(la | las)] <horas> (en punto | horas [<minutos>] | [y] <minutos> | y cuarto {@minute = "15";} | y media {@minute = "30";}) [<parte>]
  | [(la | las)] <hora_antes> menos <menos> [<parte>]${region ? para : ''}
  | mediodía {@hour = "12";}
  | medianoche {@hour = "0";}
) {@ = "{hour+half:2}:{minute:2|00}";};
<minutos>: (<una_a_nueve> | uno {@ = "1";} | <diez_a_quince> | dieci {@ = "10";} <seis_a_nueve> | veinte {@ = "20";} | veinti {@ = "20";} (<una_a_nueve> | uno {@ = "1";}) | <decena> [y (<una_a_nueve> | uno {@ = "1";})]) {@minute = "{@}";};
<decena>: treinta {@ = "30";} | cuarenta {@ = "40";} | cincuenta {@ = "50";};
<horas>: (cero {@ = "0";} | <una_a_nueve> | <diez_a_quince> | dieci {@ = "10";} <seis_a_nueve> | veinte {@ = "20";} | veinti {@ = "20";} <una_a_nueve>) {@hour = "{@}";};
<menos>: cuarto {@minute = "45";} | cinco {@minute = "55";} | diez {@minute = "50";} | veinte {@minute = "40";} | veinti cinco {@minute = "35";};
<parte>: de la (mañana | madrugada) {@half = "0";} | de la (tarde | noche) {@half = "12";};
<una_a_nueve>: una {@ = "1";} | dos {@ = "2";} | tres {@ = "3";} | cuatro {@ = "4";}
  | cinco {@ = "5";} | seis {@ = "6";} | siete {@ = "7";} | ocho {@ = "8";} | nueve {@ = "9";};
<seis_a_nueve>: seis {@ = "6";} | siete {@ = "7";} | ocho {@ = "8";} | nueve {@ = "9";};
<diez_a_quince>: diez {@ = "10";} | once {@ = "11";} | doce {@ = "12";} | trece {@ = "13";}
  | catorce {@ = "14";} | quince {@ = "15";};
<hora_antes>: una {@hour = "0";} | dos {@hour = "1";} | tres {@hour = "2";} | cuatro {@hour = "3";}
  | cinco {@hour = "4";} | seis {@hour = "5";} | siete {@hour = "6";} | ocho {@hour = "7";}
  | nueve {@hour = "8";} | diez {@hour = "9";} | once {@hour = "10";} | doce {@hour = "11";};
`
