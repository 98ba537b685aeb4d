// Les règles de Cyclades avec nos mots, selon les numéros de docs/rules/cyclades.md.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = [
  {
    id: 'CY-1',
    title: 'Le cycle et le plateau',
    paragraphs: [
      {
        id: 'CY-1.1',
        text: 'La partie se joue en *cycles*. Chacun suit les mêmes étapes : créatures, ordre des dieux, revenu, offrandes, actions, puis on regarde si quelqu’un a gagné. Ensuite vient le cycle suivant.',
      },
      {
        id: 'CY-1.2',
        text: 'La carte a des cases de mer et des îles. Une case de mer est un hexagone. Une île est *un seul* lieu, quel que soit le nombre de ses hexagones.',
      },
      {
        id: 'CY-1.3',
        text: 'Deux cases de mer sont voisines si leurs hexagones se touchent. Une case est *autour* d’une île si elle en touche une partie. Les îles ne se touchent jamais.',
      },
      {
        id: 'CY-1.4',
        text: 'Une île est à vous si vos troupes s’y trouvent ou, une fois vide, si votre marqueur de territoire y est posé. Elle ne redevient jamais neutre tant que son propriétaire est en jeu.',
      },
      { id: 'CY-1.5', text: 'Les marqueurs de territoire ne manquent jamais.' },
      {
        id: 'CY-1.6',
        text: 'Une case de mer est à celui qui y a des flottes. Hors d’un combat, elle n’en contient jamais de deux joueurs. Une case vide n’est à personne.',
      },
      {
        id: 'CY-1.7',
        text: 'Vous avez 8 troupes et 8 flottes, pas plus. Celles que vous perdez rentrent dans votre réserve et peuvent être recrutées de nouveau.',
      },
      {
        id: 'CY-1.8',
        text: 'La banque a toujours assez d’or. Bâtiments, métropoles, marqueurs de prospérité, prêtres et philosophes sont en nombre limité ; ce qui quitte le plateau y retourne.',
      },
      {
        id: 'CY-1.9',
        text: 'Les positions de départ sont tirées au sort ou, si la table le veut, prises dans l’ordre des places.',
      },
    ],
  },
  {
    id: 'CY-2',
    title: 'La piste des créatures',
    paragraphs: [
      { id: 'CY-2.1', text: 'La piste a trois cases. De gauche à droite, une créature y coûte 4, 3 ou 2 or.' },
      { id: 'CY-2.2', text: 'Au premier cycle, une créature est révélée sur la case à 4.' },
      {
        id: 'CY-2.3',
        text: 'Au deuxième cycle, une créature restée sur 4 passe sur 3 et une nouvelle arrive sur 4. Si la case à 4 est vide, on en pioche deux : la première pour 3, la seconde pour 4.',
      },
      {
        id: 'CY-2.4',
        text: 'À partir du troisième cycle, une créature restée sur 2 est défaussée, les autres glissent à droite autant que possible, et les cases vides sont remplies en commençant par la droite.',
      },
      { id: 'CY-2.5', text: 'Une case vidée pendant un cycle reste vide jusqu’au suivant.' },
      {
        id: 'CY-2.6',
        text: 'Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle. S’il n’y a rien à mélanger, la case reste vide.',
      },
      { id: 'CY-2.7', text: 'La défausse est face visible. Chacun peut la consulter.' },
    ],
  },
  {
    id: 'CY-3',
    title: 'L’ordre des dieux',
    paragraphs: [
      {
        id: 'CY-3.1',
        text: 'Quatre dieux sont placés au-dessus d’Apollon. À 5 joueurs, on les mélange à chaque cycle, tous face visible.',
      },
      {
        id: 'CY-3.2',
        text: 'À 4 joueurs, le dernier des quatre est face cachée et se repose. Au cycle suivant il passe en tête, les autres sont mélangés derrière lui, et de nouveau le dernier se repose.',
      },
      {
        id: 'CY-3.3',
        text: 'À 3 joueurs, on mélange les quatre aux cycles impairs : deux visibles, deux au repos. Aux cycles pairs, on emploie les deux qui se reposaient.',
      },
      { id: 'CY-3.4', text: 'Ces deux-là sont retournés dans l’ordre où ils se trouvent ; nul ne le connaît avant.' },
      { id: 'CY-3.5', text: 'À 2 joueurs, on place les dieux comme à 4.' },
      { id: 'CY-3.6', text: 'Cela ne change pas quand un joueur quitte la partie.' },
      { id: 'CY-3.7', text: 'On ne peut rien offrir à un dieu face cachée.' },
    ],
  },
  {
    id: 'CY-4',
    title: 'Le revenu',
    paragraphs: [
      {
        id: 'CY-4.1',
        text: 'À chaque cycle, vous recevez 1 or par symbole de prospérité de vos îles, imprimé ou ajouté, et 1 or par case de commerce où vous avez une flotte.',
      },
      { id: 'CY-4.2', text: 'Plusieurs flottes dans une case de commerce ne rapportent que 1 or.' },
      { id: 'CY-4.3', text: 'L’or est secret : il reste derrière votre écran.' },
    ],
  },
  {
    id: 'CY-5',
    title: 'Les offrandes',
    paragraphs: [
      { id: 'CY-5.1', text: 'Les marqueurs font leur offrande dans l’ordre de la piste du tour, la case 1 d’abord.' },
      {
        id: 'CY-5.2',
        text: 'Choisissez un dieu face visible et offrez au moins 1 or, ou allez chez Apollon, qui ne coûte rien.',
      },
      {
        id: 'CY-5.3',
        text: 'Là où se trouve déjà un marqueur, il faut offrir *davantage*. Son propriétaire est chassé et doit aussitôt faire une offrande à un *autre* dieu, ou aller chez Apollon.',
      },
      {
        id: 'CY-5.4',
        text: 'Cela peut chasser quelqu’un d’autre. Le marqueur suivant de la piste n’est placé que lorsque toute la chaîne est finie.',
      },
      {
        id: 'CY-5.5',
        text: 'Seul vous est interdit le dieu que vous venez de perdre. Chassé aussi du suivant, vous pouvez revenir au premier.',
      },
      { id: 'CY-5.6', text: 'Nul ne retire ni n’augmente de lui-même son offrande.' },
      {
        id: 'CY-5.7',
        text: 'Apollon accueille tous les marqueurs. Ils se rangent dans l’ordre d’arrivée et ne sont jamais chassés.',
      },
      {
        id: 'CY-5.8',
        text: 'Une offrande coûte son montant moins 1 par prêtre que vous avez, mais au moins 1. Vous ne pouvez pas offrir ce que vous ne pouvez pas payer. Sans or, il ne reste qu’Apollon.',
      },
      { id: 'CY-5.9', text: 'Il n’y a pas de maximum. Au-dessus de dix, on marque 10+ et le reste.' },
      { id: 'CY-5.10', text: 'Quand tous les marqueurs sont placés, chacun paie en même temps.' },
      {
        id: 'CY-5.11',
        text: 'Apollon est toujours ouvert, et chaque éviction fait monter une offrande : les enchères finissent toujours.',
      },
    ],
  },
  {
    id: 'CY-6',
    title: 'Les actions',
    paragraphs: [
      {
        id: 'CY-6.1',
        text: 'Les dieux agissent de haut en bas, Apollon en dernier. Un dieu sans marqueur est passé. Chez Apollon, on suit l’ordre d’arrivée.',
      },
      {
        id: 'CY-6.2',
        text: 'Quand votre tour commence, les figurines que vous avez appelées au cycle précédent quittent le plateau.',
      },
      {
        id: 'CY-6.3',
        text: 'Pendant le tour d’un dieu, vous pouvez recruter, bâtir, employer son action spéciale et appeler des créatures : dans l’ordre que vous voulez, en alternant, tant que vous pouvez payer.',
      },
      { id: 'CY-6.4', text: 'Rien n’est obligatoire, pas même la recrue gratuite. Ce qui ne sert pas est perdu.' },
      {
        id: 'CY-6.5',
        text: 'Quand vous avez fini, votre marqueur va sur la plus haute case libre de la piste du tour. Qui agit le premier offrira le dernier.',
      },
      { id: 'CY-6.6', text: 'L’or gagné pendant un tour peut être dépensé aussitôt.' },
      {
        id: 'CY-6.7',
        text: 'On achève une action avant d’en commencer une autre. Seuls les combats et les métropoles dues s’intercalent.',
      },
      { id: 'CY-6.8', text: 'Tout coûte de l’or ou est limité : chaque tour finit donc.' },
    ],
  },
  {
    id: 'CY-7',
    title: 'Recruter',
    paragraphs: [
      {
        id: 'CY-7.1',
        text: 'Pièce après pièce dans un même tour, vous payez : Poséidon, flottes 0, 1, 2, 3 ; Arès, troupes 0, 2, 3, 4 ; Zeus, prêtres 0, 4 ; Athéna, philosophes 0, 4. Ensuite il n’y en a plus pour ce tour.',
      },
      {
        id: 'CY-7.2',
        text: 'Une flotte se place autour d’une de vos îles, dans une case sans flottes adverses ; ni chez le Kraken, ni autour de l’île de Polyphème.',
      },
      { id: 'CY-7.3', text: 'Une troupe se place sur n’importe laquelle de vos îles.' },
      { id: 'CY-7.4', text: 'Avec huit pièces sur le plateau, on n’en recrute plus, même gratuitement.' },
      { id: 'CY-7.5', text: 'Prêtres et philosophes sont posés devant vous, face visible.' },
      { id: 'CY-7.6', text: 'Le quatrième philosophe, d’où qu’il vienne, devient aussitôt une métropole.' },
    ],
  },
  {
    id: 'CY-8',
    title: 'Les bâtiments',
    paragraphs: [
      {
        id: 'CY-8.1',
        text: 'Un bâtiment coûte 2 or. Poséidon bâtit des ports, Arès des forteresses, Zeus des temples, Athéna des universités ; autant que vous pouvez payer.',
      },
      { id: 'CY-8.2', text: 'Il faut un emplacement libre sur une de vos îles. Une île en a un à quatre.' },
      {
        id: 'CY-8.3',
        text: 'Une métropole couvre deux emplacements, ou l’unique emplacement d’une petite île. On ne bâtit pas sur ce qui est couvert.',
      },
      {
        id: 'CY-8.4',
        text: 'L’emplacement exact d’un bâtiment ne compte pas : on remplit d’abord ceux hors du cadre.',
      },
      {
        id: 'CY-8.5',
        text: '*Port* : ajoute 1 quand les flottes du propriétaire de l’île défendent une case autour d’elle.',
      },
      { id: 'CY-8.6', text: '*Forteresse* : ajoute 1 à la défense de l’île.' },
      { id: 'CY-8.7', text: '*Temple* : retire 1 or au prix d’une créature, une fois par cycle.' },
      { id: 'CY-8.8', text: '*Université* : pas de pouvoir, mais aucune série n’est complète sans elle.' },
      {
        id: 'CY-8.9',
        text: 'Une *métropole* a les pouvoirs d’un port, d’une forteresse et d’un temple. Elle ne compte pour aucun d’eux dans une série.',
      },
    ],
  },
  {
    id: 'CY-9',
    title: 'Les métropoles',
    paragraphs: [
      { id: 'CY-9.1', text: 'Une île porte une métropole au plus.' },
      {
        id: 'CY-9.2',
        text: 'Dès que vous avez un port, une forteresse, un temple et une université, sur n’importe quelles îles, vous devez en rendre un de chaque et fonder une métropole. Vous choisissez lesquels partent. Peu importe comment vous les avez eus.',
      },
      { id: 'CY-9.3', text: 'S’il vous reste une série complète, on recommence.' },
      {
        id: 'CY-9.4',
        text: 'Elle va sur une de vos îles qui a la place. Si aucune ne l’a, choisissez une île sans métropole et détruisez-y juste assez de bâtiments. Si toutes vos îles en ont une, rien n’est fondé et la série est perdue.',
      },
      { id: 'CY-9.5', text: 'Quatre philosophes sont rendus aussitôt contre une métropole.' },
      { id: 'CY-9.6', text: 'Cela passe avant tout le reste.' },
      { id: 'CY-9.7', text: 'Qui conquiert une île prend aussi sa métropole.' },
      { id: 'CY-9.8', text: 'S’il n’y a plus de métropole dans la réserve, rien n’est fondé.' },
      {
        id: 'CY-9.9',
        text: 'Le quatrième bâtiment d’une série doit d’abord être bâti comme un autre : il lui faut un emplacement libre.',
      },
      {
        id: 'CY-9.10',
        text: 'Pour faire de la place, il part juste autant de bâtiments qu’il faut. Seul le joueur dont c’est le tour peut avoir à fonder une métropole.',
      },
    ],
  },
  {
    id: 'CY-10',
    title: 'Poséidon : déplacer des flottes',
    paragraphs: [
      {
        id: 'CY-10.1',
        text: 'Pour 1 or, vous faites un déplacement : il part d’une case et compte trois pas au plus, chacun vers une case voisine.',
      },
      {
        id: 'CY-10.2',
        text: 'Avant chaque pas, vous dites combien de flottes continuent, au moins une. Celles en chemin peuvent se joindre, d’autres rester.',
      },
      {
        id: 'CY-10.3',
        text: 'Des flottes adverses arrêtent le déplacement : le combat commence avec les flottes qui viennent d’entrer.',
      },
      { id: 'CY-10.4', text: 'Nul n’entre dans la case du Kraken ni autour de l’île de Polyphème.' },
      {
        id: 'CY-10.5',
        text: 'Vous pouvez vous arrêter plus tôt. L’action peut être rachetée, même pour les mêmes flottes.',
      },
      { id: 'CY-10.6', text: 'Les pas non faits ne sont pas remboursés.' },
      {
        id: 'CY-10.7',
        text: 'L’or est payé au premier pas. On peut repasser par une case. Un combat met fin à tout le déplacement.',
      },
    ],
  },
  {
    id: 'CY-11',
    title: 'Arès : déplacer des troupes',
    paragraphs: [
      {
        id: 'CY-11.1',
        text: 'Pour 1 or, vous déplacez autant de troupes que vous voulez d’une de vos îles vers une autre île reliée par une *chaîne de vos flottes* : des cases voisines, chacune avec une de vos flottes, d’une côte à l’autre. Une seule case touchant les deux îles suffit.',
      },
      {
        id: 'CY-11.2',
        text: 'Sur une île à vous, elles rejoignent les autres. Une île neutre devient la vôtre. Une île adverse sans défenseurs est prise avec tous ses bâtiments. S’il y a des troupes adverses, c’est le combat.',
      },
      { id: 'CY-11.3', text: 'Une île que vous laissez vide reste à vous.' },
      { id: 'CY-11.4', text: 'Les troupes de l’île de Méduse ne peuvent pas partir.' },
      { id: 'CY-11.5', text: 'L’action peut être rachetée, même pour les mêmes troupes.' },
      {
        id: 'CY-11.6',
        text: 'On ne débarque pas sur la *dernière île* d’un joueur, ni par Arès ni par Pégase, sauf si la prendre vous donne la victoire.',
      },
      {
        id: 'CY-11.7',
        text: 'C’est le cas si vos métropoles, celle de l’île et celles que ses bâtiments vous feraient fonder aussitôt atteignent le nombre voulu. Ce que vous pourriez faire plus tard dans le tour ne compte pas. Il n’est pas nécessaire que le combat soit gagné d’avance.',
      },
      {
        id: 'CY-11.8',
        text: 'Seuls les débarquements sont interdits : les flottes, l’or, les cartes, une troupe ou un bâtiment d’un tel joueur ne sont pas à l’abri.',
      },
      {
        id: 'CY-11.9',
        text: 'La table calcule si le débarquement est permis. Qui tombe à une seule île est protégé dès ce moment.',
      },
      {
        id: 'CY-11.10',
        text: 'S’il faut deux séries, la seconde ne compte que si elle survit à la place faite pour la première métropole.',
      },
    ],
  },
  {
    id: 'CY-12',
    title: 'Les combats',
    paragraphs: [
      {
        id: 'CY-12.1',
        text: 'À chaque *assaut*, chacun jette un dé (0, 1, 1, 2, 2, 3) et ajoute ses pièces. Le défenseur ajoute 1 par forteresse et par métropole de l’île ; en mer, 1 par port et par métropole de ses îles autour de la case. L’attaquant n’ajoute rien.',
      },
      { id: 'CY-12.2', text: 'La plus petite somme perd une pièce. À égalité, chacun en perd une.' },
      {
        id: 'CY-12.3',
        text: 'S’il reste des pièces des deux côtés, le défenseur peut se retirer, puis l’attaquant. Si personne ne le fait, un autre assaut suit. On ne se retire pas avant le premier.',
      },
      {
        id: 'CY-12.4',
        text: 'Le combat finit quand il ne reste qu’un camp. Le vainqueur tient le lieu, à terre avec tous ses bâtiments.',
      },
      {
        id: 'CY-12.5',
        text: 'Si les deux camps sont anéantis, l’île reste au défenseur, et une case de mer reste vide.',
      },
      {
        id: 'CY-12.6',
        text: 'À terre, toutes les troupes se retirent ensemble vers une autre de vos îles reliée par vos flottes.',
      },
      {
        id: 'CY-12.7',
        text: 'En mer, toutes les flottes se retirent ensemble vers une case voisine ouverte, vide ou à vous.',
      },
      { id: 'CY-12.8', text: 'Qui se retire laisse le lieu à l’autre.' },
      { id: 'CY-12.9', text: 'À qui n’a nulle part où aller, on ne demande rien.' },
      { id: 'CY-12.10', text: 'Dés et pièces sont visibles de tous. Rien n’est remboursé.' },
      {
        id: 'CY-12.11',
        text: 'Les défenseurs de l’île de Méduse ne peuvent pas se retirer ; les attaquants qui y débarquent le peuvent.',
      },
      {
        id: 'CY-12.12',
        text: 'Après une conquête, dans cet ordre : l’île change de main, un joueur sans île est éliminé, les séries deviennent des métropoles. Puis le tour continue.',
      },
    ],
  },
  {
    id: 'CY-13',
    title: 'Appeler des créatures, Zeus',
    paragraphs: [
      {
        id: 'CY-13.1',
        text: 'Avec tout dieu sauf Apollon, vous pouvez appeler des créatures de la piste : payez le prix de la case moins vos temples, au moins 1 or, et servez-vous-en aussitôt. On ne la garde pas.',
      },
      {
        id: 'CY-13.2',
        text: 'Chaque temple ou métropole encore libre retire 1 or. Vous choisissez combien vous en employez ; chacun sert une fois par cycle.',
      },
      {
        id: 'CY-13.3',
        text: 'L’usage est marqué sur le bâtiment : conquis, il reste utilisé. Les marques s’effacent au début d’un cycle.',
      },
      {
        id: 'CY-13.4',
        text: 'Vous pouvez appeler une créature sans cible, ou ne pas vous servir de son pouvoir : les autres ne l’auront pas.',
      },
      { id: 'CY-13.5', text: 'Ensuite la carte va, face visible, dans la défausse.' },
      {
        id: 'CY-13.6',
        text: 'Avec *Zeus*, vous pouvez, pour 1 or, défausser une créature de la piste et en piocher une autre pour sa case, autant que vous pouvez payer. Les temples n’y font rien.',
      },
      {
        id: 'CY-13.7',
        text: 'On ne vous demande pas quels temples sont marqués : les temples avant les métropoles. De plusieurs sur une île, un temple utilisé part d’abord.',
      },
      {
        id: 'CY-13.8',
        text: 'Une figurine dont on ne se sert pas reste où elle était, et sa carte est défaussée.',
      },
    ],
  },
  {
    id: 'CY-14',
    title: 'Les créatures d’un instant',
    paragraphs: [
      {
        id: 'CY-14.1',
        text: '*Sirène* : choisissez une case avec exactement une flotte, d’un autre joueur. Elle rentre chez son propriétaire et l’une des vôtres prend sa place, tirée de votre réserve ou, si elle est vide, d’ailleurs.',
      },
      {
        id: 'CY-14.2',
        text: '*Pégase* : des troupes d’une île volent vers n’importe quelle autre, sans flottes. Pour le reste, c’est un déplacement comme avec Arès. Les îles gardées par Chiron sont fermées aux autres.',
      },
      {
        id: 'CY-14.3',
        text: '*Géant* : détruit un bâtiment où qu’il soit, mais pas une métropole ni rien sur l’île de Chiron.',
      },
      {
        id: 'CY-14.4',
        text: '*Chimère* : choisissez une créature de la défausse et employez-la gratuitement. Puis la défausse et la Chimère sont mélangées à la pioche.',
      },
      {
        id: 'CY-14.5',
        text: '*Cyclope* : un de vos bâtiments est remplacé par un autre d’un autre type sur la même île. Cela peut compléter une série.',
      },
      {
        id: 'CY-14.6',
        text: '*Sphinx* : rendez autant de troupes, flottes, prêtres et philosophes que vous voulez, pour 2 or chacun. Les îles vidées restent à vous.',
      },
      {
        id: 'CY-14.7',
        text: '*Sylphe* : dix pas gratuits à partager entre vos flottes. Un pas déplace autant de flottes que vous voulez d’une case vers une voisine. Celles qui ont combattu ne bougent plus.',
      },
      { id: 'CY-14.8', text: '*Harpie* : retire une troupe d’un autre joueur, mais pas sur l’île de Chiron.' },
      {
        id: 'CY-14.9',
        text: '*Griffon* : prenez la moitié de l’or d’un autre joueur, arrondie vers le bas. Vous deux seuls savez combien.',
      },
      { id: 'CY-14.10', text: '*Moires* : vous touchez de nouveau votre revenu, selon le plateau du moment.' },
      { id: 'CY-14.11', text: '*Satyre* : volez un philosophe. *Dryade* : volez un prêtre.' },
      {
        id: 'CY-14.12',
        text: 'Le Griffon peut viser n’importe qui, riche ou pauvre. Satyre et Dryade ne visent que ceux qui ont une telle carte.',
      },
      { id: 'CY-14.13', text: 'Ce que la Chimère rappelle est réglé en entier avant le mélange.' },
    ],
  },
  {
    id: 'CY-15',
    title: 'Les créatures qui restent : figurines',
    paragraphs: [
      {
        id: 'CY-15.1',
        text: '*Kraken* : surgit dans une case de mer et y coule toutes les flottes, les vôtres aussi. Pour 1 or par pas, il passe dans une case voisine et y coule encore tout, autant que vous pouvez payer. Les temples n’y font rien.',
      },
      {
        id: 'CY-15.2',
        text: 'Il reste où il s’arrête, jusqu’à ce qu’on le rappelle. Aucune flotte n’entre dans sa case ni n’y est recrutée.',
      },
      {
        id: 'CY-15.3',
        text: 'Minotaure, Chiron, Méduse et Polyphème se placent sur n’importe quelle île, à qui qu’elle soit. Ils agissent jusqu’au début de votre premier tour du cycle suivant.',
      },
      {
        id: 'CY-15.4',
        text: 'Si l’un des quatre est placé où il s’en trouve déjà un, les deux partent aussitôt et rien d’autre ne se passe.',
      },
      {
        id: 'CY-15.5',
        text: '*Minotaure* : vaut deux troupes pour le défenseur de son île et tombe en dernier, d’un seul coup. Il défend même seul. Il n’attaque, ne bouge ni ne se retire ; si les troupes se retirent ou si l’île tombe, il disparaît.',
      },
      {
        id: 'CY-15.6',
        text: 'Sur une île neutre, il n’arrête personne, puis défend le nouveau propriétaire. Il aide toujours le propriétaire, qui que ce soit qui l’ait appelé.',
      },
      { id: 'CY-15.7', text: '*Chiron* : son île est à l’abri de Pégase, du Géant et de la Harpie, mais pas d’Arès.' },
      {
        id: 'CY-15.8',
        text: '*Méduse* : les troupes de son île ne peuvent pas la quitter, ni par Arès, ni par Pégase, ni en se retirant. Elles se défendent normalement.',
      },
      {
        id: 'CY-15.9',
        text: '*Polyphème* : toutes les flottes autour de son île sont chassées vers des cases voisines hors de l’île, libres ou à elles. Vous choisissez l’ordre et les cases ; une pile reste ensemble, et celle qui n’a nulle part où aller est perdue. Tant qu’il est là, aucune flotte n’approche.',
      },
      {
        id: 'CY-15.10',
        text: 'Chiron, Méduse et Polyphème restent quand leur île change de main. Polyphème ne gêne pas le Kraken.',
      },
      {
        id: 'CY-15.11',
        text: 'Au combat, le Minotaure est une pièce du défenseur : les bâtiments l’aident même quand il est seul, l’attaquant peut se retirer devant lui, et s’il tombe avec le dernier attaquant, l’île reste à son propriétaire.',
      },
    ],
  },
  {
    id: 'CY-16',
    title: 'Apollon',
    paragraphs: [
      { id: 'CY-16.1', text: 'Apollon vous donne 1 or, ou 4 si vous n’avez qu’une île.' },
      {
        id: 'CY-16.2',
        text: 'Le premier marqueur arrivé apporte aussi un *marqueur de prospérité* pour une de vos îles. Il paie dès le prochain revenu, pour toujours, et reste avec l’île.',
      },
      { id: 'CY-16.3', text: 'Chez Apollon, on ne recrute pas, on ne bâtit pas, on n’appelle pas de créature.' },
      { id: 'CY-16.4', text: 'S’il n’y a plus de marqueur de prospérité, il reste l’or.' },
    ],
  },
  {
    id: 'CY-17',
    title: 'La fin',
    paragraphs: [
      {
        id: 'CY-17.1',
        text: 'Si à la fin d’un cycle quelqu’un a deux métropoles (trois à 2 joueurs), la partie est finie. S’ils sont plusieurs, le plus riche gagne.',
      },
      {
        id: 'CY-17.2',
        text: 'Les avoir plus tôt ne suffit pas : on peut encore les perdre avant la fin du cycle.',
      },
      {
        id: 'CY-17.3',
        text: 'Derrière le vainqueur comptent les métropoles, puis l’or, puis les îles. Les éliminés viennent en dernier, le plus tardif devant.',
      },
    ],
  },
  {
    id: 'CY-18',
    title: 'À deux joueurs',
    paragraphs: [
      {
        id: 'CY-18.1',
        text: 'Chacun a deux marqueurs : deux offrandes et deux tours par cycle, chacun avec son dieu et sa recrue gratuite.',
      },
      { id: 'CY-18.2', text: 'Vous pouvez chasser votre propre marqueur avec l’autre.' },
      {
        id: 'CY-18.3',
        text: 'Il faut pouvoir payer les deux offrandes. Les prêtres abaissent la somme, mais chaque dieu coûte au moins 1.',
      },
      { id: 'CY-18.4', text: 'Un marqueur pas encore placé, ou qui vient d’être levé, compte pour 0.' },
      {
        id: 'CY-18.5',
        text: 'Les deux marqueurs peuvent aller chez Apollon ; chacun apporte son or, et le premier de tous le marqueur.',
      },
      { id: 'CY-18.6', text: 'Un temple sert une fois par cycle, non une fois par tour.' },
      { id: 'CY-18.7', text: 'Le reste est comme à quatre ; trois métropoles donnent la victoire.' },
      {
        id: 'CY-18.8',
        text: 'Si l’un de vos marqueurs est chassé, l’autre reste et compte dans la somme de votre prochaine offrande.',
      },
    ],
  },
  {
    id: 'CY-19',
    title: 'Quitter la partie',
    paragraphs: [
      {
        id: 'CY-19.1',
        text: 'Qui perd sa dernière île est éliminé : flottes, cartes, or, figurines et marqueurs quittent la partie avec lui.',
      },
      {
        id: 'CY-19.2',
        text: 'Les autres jouent le cycle jusqu’au bout. Si la victoire est perdue entre-temps, la partie continue sans lui.',
      },
      { id: 'CY-19.3', text: 'S’il ne reste qu’un joueur, il gagne aussitôt.' },
      {
        id: 'CY-19.4',
        text: 'Les marqueurs se resserrent sur la piste du tour. Le plateau, les dieux et le nombre de métropoles à atteindre ne changent pas.',
      },
      {
        id: 'CY-19.5',
        text: 'Bâtiments, marqueurs de prospérité et figurines des autres restent sur l’île conquise.',
      },
      {
        id: 'CY-19.6',
        text: 'Ses prêtres et philosophes rentrent dans la réserve ; son or n’est pas montré.',
      },
    ],
  },
  {
    id: 'CY-R',
    title: 'Précisions',
    paragraphs: [
      {
        id: 'CY-R1',
        text: 'À deux joueurs, le départ imprimé n’est pas connu avec certitude. Le second joueur commence sur Rhénée et Folégandros, chaque flotte près de son île. Si la table le choisit, sa seconde flotte commence en mer f1, ou ses îles sont Rhénée et Sifnos. Ce choix ne vaut qu’à deux.',
      },
    ],
  },
];
