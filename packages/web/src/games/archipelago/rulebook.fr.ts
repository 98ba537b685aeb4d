// Les règles d'Archipelago avec nos propres mots, sous les numéros de docs/rules/archipelago.md.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = [
  {
    id: 'AR-1',
    title: 'Tour 0 : la découverte',
    paragraphs: [
      { id: 'AR-1.1', text: "L'ordre du tour est tiré au hasard." },
      {
        id: 'AR-1.2',
        text: "On mélange les 24 hexagones ; chacun en reçoit 3. Une main n'est vue, des deux côtés, que par celui qui la tient.",
      },
      {
        id: 'AR-1.3',
        text: "Dans l'ordre, chacun choisit une des 6 faces de sa main, une rotation et une place libre à côté de l'hexagone de départ.",
      },
      {
        id: 'AR-1.4',
        text: 'Chaque bord qui touche un hexagone posé doit être de la même sorte : mer à mer, champ à champ, montagne à montagne.',
      },
      {
        id: 'AR-1.5',
        text: "Au tour 0 il suffit de toucher le départ ; d'autres hexagones peuvent être touchés si ces bords concordent aussi.",
      },
      {
        id: 'AR-1.6',
        text: "Seulement si aucun des 36 choix de face et de rotation ne convient nulle part, le joueur montre et défausse ses 3 hexagones et en pioche 3, et recommence au besoin. S'il en reste moins de 3, la défausse est d'abord mélangée à la pioche.",
      },
      { id: 'AR-1.7', text: 'Son navire passe le bord de mer commun et entre dans la zone de mer qui le touche.' },
      { id: 'AR-1.8', text: "Il prend un jeton d'exploration de la première pile." },
      {
        id: 'AR-1.9',
        text: 'Ses 2 citoyens débarquent sur des terres de la région qui bordent cette mer, ensemble ou un sur chaque rive (règles françaises de 2012 : ensemble) ; population +2.',
      },
      { id: 'AR-1.10', text: 'Le surplus augmente du nombre de huttes de la région.' },
      {
        id: 'AR-1.11',
        text: 'Il choisit un symbole de la région : un tel cube va de la banque au marché intérieur ; puis un autre symbole (peut-être de la même sorte) : un tel cube va derrière son écran. Avec un seul symbole, seul le marché reçoit ; sans symbole, rien.',
      },
      {
        id: 'AR-1.12',
        text: 'Après le dernier joueur, les hexagones inutilisés et défaussés sont mélangés dans la pioche, chacun sur une face au hasard ; la face du dessus est publique.',
      },
      {
        id: 'AR-1.13',
        text: "On retourne les 5 premières cartes d'évolution, droites, sur la piste. Les zones rouges sont ignorées à ce moment.",
      },
      {
        id: 'AR-1.14',
        text: "On tire une tendance, publique. Du paquet de la durée voulue, chacun reçoit en secret un objectif ; le reste n'est vu par personne.",
      },
      { id: 'AR-1.15', text: "Le tour 1 suit, avec l'ordre du tour 0 comme ordre inchangé." },
      {
        id: 'AR-1.16',
        text: 'AR-13.8 vaut aussi pour les cubes du tour 0. Les conditions de fin sont regardées dès le début du tour 1.',
      },
      {
        id: 'AR-1.17',
        text: 'Si aucun hexagone de la pioche, de la défausse et de sa main ne convient à une place libre, son tour 0 se termine sans découverte : navire et citoyens restent où ils sont.',
      },
    ],
  },
  {
    id: 'AR-2',
    title: 'Unités, zones, états',
    paragraphs: [
      {
        id: 'AR-2.1',
        text: 'Une unité est un navire ou un citoyen ; elle est dans une région, dans une zone (navire : mer, citoyen : terre), peut-être sur un bâtiment ou sur un symbole.',
      },
      {
        id: 'AR-2.2',
        text: 'Un citoyen est actif (debout) ou rebelle (couché après une crise). Un navire est toujours actif.',
      },
      {
        id: 'AR-2.3',
        text: "Une unité peut être engagée. Récolter, bâtir un bâtiment et utiliser un port ou un marché engagent. Explorer, migrer, se reproduire, recruter, bâtir un navire et payer l'impôt n'engagent pas.",
      },
      {
        id: 'AR-2.4',
        text: "Une unité engagée ne fait plus rien qui la déplacerait ou l'engagerait encore ce tour-ci ; elle paie l'impôt, se reproduit, sert à recruter et garde le contrôle de son bâtiment.",
      },
      {
        id: 'AR-2.5',
        text: "Un rebelle ne fait rien, ne contrôle rien, ne paie pas d'impôt, ne se reproduit pas et ne sert pas à recruter ; il compte dans la population et dans la limite de 3 citoyens.",
      },
      {
        id: 'AR-2.6',
        text: "Au plus 3 citoyens d'un joueur, actifs ou rebelles, par région, toutes rives ensemble ; pour une migration, vérifié à la fin de l'action. Pas de limite pour les navires, ni pour les joueurs entre eux.",
      },
      {
        id: 'AR-2.7',
        text: "Une couleur a 10 citoyens et 4 navires ; un citoyen posé sur une merveille est l'un des 10.",
      },
      {
        id: 'AR-2.8',
        text: 'La population est toujours le nombre de citoyens sur la carte, sans ceux des merveilles.',
      },
      {
        id: 'AR-2.9',
        text: 'Deux régions sont voisines si elles partagent un bord. Par terre on passe un bord de champ ou de montagne entre les terres qui le touchent ; par mer un bord de mer entre les mers qui le touchent.',
      },
      {
        id: 'AR-2.10',
        text: "Un bras de mer partage une région en deux rives ou plus ; un isthme peut partager la mer de même. Un navire ne passe pas directement d'une mer à une autre de la même région.",
      },
      {
        id: 'AR-2.11',
        text: 'Avec des rives : deux citoyens sur des rives opposées ne se reproduisent pas ; un citoyen récolte et recrute seulement sur sa rive ; un navire recrute sur toute rive qui borde sa mer et pêche seulement dans sa mer ; une ville tient symboles et bâtiments vides de toutes les rives ; un temple les sert toutes. (Règles françaises de 2012 : la région compte comme une seule pour naître, récolter et recruter.)',
      },
      {
        id: 'AR-2.12',
        text: "Se coucher, se relever ou être expulsé ne change rien à l'engagement. Un rebelle sur un symbole ou un bâtiment l'occupe.",
      },
      {
        id: 'AR-2.13',
        text: "Un bâtiment porte au plus une unité. Un citoyen sur un port est de la terre du port, un navire de sa mer. Une unité née, recrutée, débarquée, bâtie ou qui explore n'apparaît jamais sur un bâtiment.",
      },
    ],
  },
  {
    id: 'AR-3',
    title: 'Négociation',
    paragraphs: [
      {
        id: 'AR-3.1',
        text: "On ne traite que : en phase 5 pendant un tour de jeu avec le joueur actif, pendant une crise, et pendant que l'ordre du tour se décide, une fois les mises ouvertes.",
      },
      {
        id: 'AR-3.2',
        text: "Un côté de chaque accord est le joueur dont c'est l'étape : joueur actif, contributeur de la crise, ou celui qui fixe l'ordre.",
      },
      {
        id: 'AR-3.3',
        text: "Florins, cubes, jetons d'exploration et cartes d'évolution peuvent être donnés, vendus, échangés ou prêtés. Unités, disques, objectifs et merveilles bâties ne le peuvent pas.",
      },
      {
        id: 'AR-3.4',
        text: "Ce qui change de main l'est aussitôt et pour de bon ; une promesse pour plus tard n'engage personne. Un prêt est un don avec une promesse.",
      },
      { id: 'AR-3.5', text: 'Une carte cédée garde son état ; son usage de ce tour compte toujours.' },
      { id: 'AR-3.6', text: 'Personne ne montre son objectif. Tout peut être dit.' },
      { id: 'AR-3.7', text: "Le contenu d'un accord conclu est public ; le reste des écrans demeure caché." },
      {
        id: 'AR-3.8',
        text: "Une seule offre est ouverte à la fois, du joueur de l'étape à un autre ou l'inverse ; elle est acceptée ou déclinée telle quelle. Dans une étape, un joueur peut voir décliner 5 offres par joueur avec qui il peut traiter : le joueur de l'étape traite avec tous, les autres avec lui seul. Qui les a épuisées ne propose plus rien jusqu'à l'étape suivante ; personne d'autre n'y perd.",
      },
      {
        id: 'AR-3.9',
        text: "Une contre-offre, un retrait ou un abandon n'est pas un refus, pas plus qu'une contre-offre déclinée. Quoi qu'il en advienne, un joueur fait dans une étape au plus 15 offres et contre-offres par joueur avec qui il peut traiter. Qui poursuit son étape laisse tomber l'offre ouverte, car ce qu'il possède peut changer. On ne traite pas pendant qu'une action ou une carte se déroule, mais bien pendant qu'on choisit les citoyens d'un cube consommé.",
      },
    ],
  },
  {
    id: 'AR-4',
    title: 'Le tour',
    paragraphs: [
      {
        id: 'AR-4.1',
        text: "Phases : 1 désengagement, 2 ordre du tour, 3 effets de la population, 4 équilibre de l'archipel, 5 actions, 6 cartes d'évolution.",
      },
      { id: 'AR-4.2', text: 'Le tour 1 saute les phases 1 et 4 seulement.' },
    ],
  },
  {
    id: 'AR-5',
    title: 'Phase 1 : désengagement',
    paragraphs: [
      { id: 'AR-5.1', text: "Toutes les cartes d'évolution engagées redeviennent prêtes." },
      {
        id: 'AR-5.2',
        text: "Les unités quittent les symboles en restant dans leur zone ; aucune n'est plus engagée. Celles des bâtiments y restent.",
      },
      { id: 'AR-5.3', text: 'Tous les citoyens couchés se relèvent. Le marqueur de rébellion ne bouge pas.' },
    ],
  },
  {
    id: 'AR-6',
    title: 'Phase 2 : ordre du tour',
    paragraphs: [
      {
        id: 'AR-6.1',
        text: "Tous misent en secret et en même temps 0 florin ou plus de ce qu'ils ont ; toutes les mises sont ouvertes et payées à la banque, qui que ce soit qui gagne.",
      },
      {
        id: 'AR-6.2',
        text: "La mise de celui qui tient le Roi compte 3 de plus, même s'il mise 0. Ces 3 ne sont pas de l'argent.",
      },
      { id: 'AR-6.3', text: "Si toutes les mises comptent 0, l'ordre reste." },
      {
        id: 'AR-6.4',
        text: "Celui qui a seul la plus haute mise fixe tout l'ordre, après d'éventuels accords. Il doit en choisir un ; le laisser tel quel est permis.",
      },
      {
        id: 'AR-6.5',
        text: "Si plusieurs partagent la plus haute mise, eux seuls misent encore une fois (payée de même, le Roi compte encore) ; une seule plus haute décide alors ; une nouvelle égalité, ou que des zéros, laisse l'ordre.",
      },
    ],
  },
  {
    id: 'AR-7',
    title: 'Phase 3 : effets de la population',
    paragraphs: [
      { id: 'AR-7.1', text: 'Plateaux I, II, III, IV dans cet ordre, en avançant surplus et rébellion à mesure.' },
      {
        id: 'AR-7.2',
        text: "Plateaux I et II : pour chaque ressource, la rangée du dernier cube (la plus basse, le plus à droite) donne ses symboles de surplus et de rébellion ; les rangées du dessus ne comptent pas, une zone vide non plus. Le plateau II n'a que des symboles de surplus.",
      },
      { id: 'AR-7.3', text: 'Plateau III : on applique les symboles de la rangée de la population.' },
      {
        id: 'AR-7.4',
        text: 'Plateau IV, avec le surplus atteint : la rébellion bouge de la figure de la rangée, qui peut être négative.',
      },
      {
        id: 'AR-7.5',
        text: 'Les zones vont fruit, bovin, poisson, bois, pierre, fer ; dans une rangée le surplus avant la rébellion.',
      },
    ],
  },
  {
    id: 'AR-8',
    title: "Phase 4 : équilibre de l'archipel",
    paragraphs: [
      {
        id: 'AR-8.1',
        text: "On regarde le dos de la carte d'évolution du dessus : d'abord sa moitié haute (crise intérieure ou événement), puis la basse (crise d'exportation ou événement). Les moitiés rouges sont ignorées dans cette phase.",
      },
      { id: 'AR-8.2', text: 'La même carte peut rester plusieurs tours et agit alors chaque tour.' },
      { id: 'AR-8.3', text: 'Sans carte ni défausse, il ne se passe rien.' },
      {
        id: 'AR-8.4',
        text: 'Crise intérieure (une ressource, un nombre de citoyens par cube) : tous les citoyens de la carte se couchent, sauf ceux des temples. Les navires ne sont pas touchés. Qui est déjà couché le reste.',
      },
      {
        id: 'AR-8.5',
        text: "Dans l'ordre du tour chacun a une étape ; une fois finie, il n'agit plus dans cette crise.",
      },
      {
        id: 'AR-8.6',
        text: "Dans son étape, en tout ordre et tout nombre, il peut : consommer un cube de la ressource au marché intérieur (le dernier de la zone, gratuitement) ; en consommer un à lui ; rendre un jeton d'exploration comme un tel cube ; utiliser un temple qu'il contrôle ; traiter ; finir. Rien n'est obligatoire.",
      },
      {
        id: 'AR-8.7',
        text: "Chaque cube consommé va à la banque et relève aussitôt exactement le nombre dit de citoyens couchés, au choix, de tous joueurs et partout, ou tous s'il en reste moins. On ne peut pas en relever moins. Entre le cube et les citoyens, on peut traiter.",
      },
      {
        id: 'AR-8.8',
        text: "Utiliser un temple : il relève gratuitement autant de citoyens couchés de cette région qu'il veut, de toutes couleurs, aussi souvent qu'il veut dans son étape. (Règles françaises de 2012 : tous ou aucun.)",
      },
      {
        id: 'AR-8.9',
        text: "Le contrôle des temples pendant la crise tient les couchés pour inactifs : un temple tenu depuis une ville demande que le citoyen de la ville soit debout ; on peut d'abord le relever avec un cube.",
      },
      { id: 'AR-8.10', text: "La crise s'arrête dès que personne n'est couché." },
      {
        id: 'AR-8.11',
        text: "Après la dernière étape, tous les couchés sont des rebelles jusqu'à la prochaine phase 1 ; la rébellion monte de leur nombre en une fois.",
      },
      {
        id: 'AR-8.12',
        text: "Puis, dans l'ordre du tour, chaque joueur dont un citoyen actif se tient sur une ville peut expulser chaque rebelle d'un autre joueur couché sur un port ou un marché de cette région (AR-18.8).",
      },
      {
        id: 'AR-8.13',
        text: "Crise d'exportation (une ressource, un nombre de cubes) : dans l'ordre du tour chacun a une étape et peut fournir des cubes : du marché d'exportation (le dernier, gratuitement), de son écran, ou des jetons. Il peut traiter ; rien n'est obligatoire et une étape finie l'est pour de bon. Les cubes vont à la banque. Elle s'arrête quand tout est fourni.",
      },
      { id: 'AR-8.14', text: 'La rébellion monte de 1 par cube manquant. Aucun citoyen ne se couche.' },
      {
        id: 'AR-8.15',
        text: "Un événement déplace la rébellion d'une figure pour chaque temple, ou chaque ville, de la carte, quel que soit qui les tient.",
      },
      {
        id: 'AR-8.16',
        text: 'Avec la tendance Bienfaiteur, chaque cube ou jeton à soi dépensé dans une crise met 1 florin de la banque sur sa zone de cette carte ; les cubes du marché et les temples non. De même chaque temple bâti.',
      },
      {
        id: 'AR-8.17',
        text: "Qui a fini son étape ne participe plus : jusqu'à la fin de cette crise il ne donne ni cube ni jeton à personne ; des florins et des cartes, il peut. Les joueurs à venir peuvent tout donner.",
      },
    ],
  },
  {
    id: 'AR-9',
    title: 'Phase 5 : actions',
    paragraphs: [
      {
        id: 'AR-9.1',
        text: "Les joueurs font des tours de jeu dans l'ordre, l'un après l'autre, jusqu'à ce que tous soient sortis.",
      },
      {
        id: 'AR-9.2',
        text: "Dans un tour de jeu, en tout ordre et au plus une fois chacun : (a) poser un disque sur la roue et faire cette action ; (b) utiliser une carte d'évolution, à soi ou à un autre, ou bâtir une merveille à soi ; (c) utiliser un port ou un marché qu'on contrôle. On traite à tout moment.",
      },
      { id: 'AR-9.3', text: 'Les disques que coûte une carte sont en plus, posés sur la carte, outre (a).' },
      { id: 'AR-9.4', text: "Un tour de jeu peut n'être que (b) ou (c), même s'il reste des disques." },
      {
        id: 'AR-9.5',
        text: "Qui ne fait rien de a, b, c a passé et est sorti de la phase. Qui n'a aucun a, b, c possible est sorti de lui-même.",
      },
      {
        id: 'AR-9.6',
        text: "Disques : 3 au début. Quand la première pile d'explorateurs se vide, chacun reçoit aussitôt un 4e disque, à la deuxième un 5e, utilisables ce tour-ci. La troisième ne donne rien. Jamais plus de 5.",
      },
      { id: 'AR-9.7', text: 'Qui était sorti et reçoit un disque rentre.' },
      {
        id: 'AR-9.8',
        text: "Actions sans limite : les six récoltes, recrutement, construction, transaction, migration ; autant de disques que l'on veut.",
      },
      {
        id: 'AR-9.9',
        text: "Actions limitées : taxes, reproduction, exploration. Un disque par cercle ; on prend d'abord le cercle de sa couleur s'il y en a un de libre, sinon un cercle multicolore libre ; sans cercle libre, pas d'action.",
      },
      {
        id: 'AR-9.10',
        text: 'Cercles : taxes 3 multicolores (2 à 4 joueurs) ou 4 (5 joueurs) ; reproduction un de chaque couleur ; exploration un de chaque couleur et 2 multicolores.',
      },
      {
        id: 'AR-9.11',
        text: "Un même joueur peut percevoir les taxes plusieurs fois par tour tant qu'il y a des cercles.",
      },
      {
        id: 'AR-9.12',
        text: "Une action qui ne ferait rien ne peut pas être choisie. Récolter une ressource que la banque n'a plus ne fait rien : engager des unités n'est pas un effet.",
      },
      {
        id: 'AR-9.13',
        text: "Rien n'est payé et aucun disque n'est posé avant que les choix d'une action soient confirmés ; une exploration l'est dès que l'hexagone visible est pris ou refusé.",
      },
      {
        id: 'AR-9.14',
        text: "Qu'un joueur ne puisse plus rien faire se juge à ce que tous voient : disques, cartes prêtes, ports et marchés utilisables. Ce qui est derrière son écran n'en décide pas.",
      },
    ],
  },
  {
    id: 'AR-10',
    title: 'Taxes',
    paragraphs: [
      {
        id: 'AR-10.1',
        text: "D'abord rébellion +1 (indépendance possible), puis le joueur prend des florins pour ses citoyens actifs, ses navires, et les villes et temples qu'il contrôle, selon la table.",
      },
    ],
  },
  {
    id: 'AR-11',
    title: 'Récolte',
    paragraphs: [
      {
        id: 'AR-11.1',
        text: "Choisir une ressource. Déployer autant d'unités à soi, actives et non engagées, que l'on veut (au moins une) sur des symboles de celle-ci, libres et non pillés, une par symbole, chacune dans sa région et sa zone.",
      },
      { id: 'AR-11.2', text: 'Les poissons par les navires seulement, le reste par les citoyens seulement.' },
      {
        id: 'AR-11.3',
        text: 'Un cube de la banque par unité déployée (deux avec une carte qui double, utilisée avant dans ce tour de jeu). Si la banque manque, on prend ce qui reste ; les unités restent déployées.',
      },
      {
        id: 'AR-11.4',
        text: "Les unités déployées sont engagées et restent sur les symboles jusqu'à la prochaine phase 1. Une unité qui quitte un bâtiment pour récolter en perd aussitôt le contrôle.",
      },
      {
        id: 'AR-11.5',
        text: 'Dans une région dont un autre tient la ville, chaque déploiement, poissons compris, demande sa permission. Il est interrogé une fois par région et par récolte (AR-11.7).',
      },
      {
        id: 'AR-11.6',
        text: "Les déploiements refusés sont retirés. S'il n'en reste aucun, la récolte n'a pas lieu et le disque n'est pas dépensé.",
      },
      {
        id: 'AR-11.7',
        text: "Permission : le récolteur dit ses déploiements et peut ajouter une offre (florins, cubes, jetons, cartes). Le maître des lieux dit oui, non, ou nomme un prix ; le prix est alors payé aussitôt, ou les déploiements y sont retirés. Après un non la même région n'est plus demandée dans ce tour de jeu.",
      },
      {
        id: 'AR-11.8',
        text: "Une carte qui double s'utilise avant la récolte du même tour de jeu, tant que l'action du disque est ouverte et qu'une telle récolte serait possible ; s'il ne récolte rien ensuite, carte et coût sont perdus.",
      },
      {
        id: 'AR-11.9',
        text: "Les symboles d'une ressource dans une zone se valent : on nomme les unités, le premier symbole libre est pris. Un prix refusé ferme la région pour ce tour de jeu comme un non.",
      },
    ],
  },
  {
    id: 'AR-12',
    title: 'Transaction',
    paragraphs: [
      { id: 'AR-12.1', text: "Un achat ou une vente d'un cube, au marché intérieur ou à l'exportation." },
      { id: 'AR-12.2', text: 'Achat : on prend le dernier cube de la zone et paie le prix de sa rangée.' },
      {
        id: 'AR-12.3',
        text: "Vente : on pose le cube sur la première place libre (de gauche à droite, puis vers le bas) et reçoit le prix de cette rangée. Une zone pleine n'achète rien.",
      },
      {
        id: 'AR-12.4',
        text: "Si la banque ne peut pas tout payer, le joueur reçoit ce qu'il y a. Il peut renoncer à vendre.",
      },
    ],
  },
  {
    id: 'AR-13',
    title: 'Exploration',
    paragraphs: [
      {
        id: 'AR-13.1',
        text: 'Il faut au moins une unité à soi, active et non engagée, sur la carte, et un hexagone en pioche ou en défausse.',
      },
      {
        id: 'AR-13.2',
        text: "Le joueur prend l'hexagone du dessus, dont seule la face visible est connue, ou le défausse et doit alors prendre le suivant sans le voir. Un seul peut être refusé.",
      },
      {
        id: 'AR-13.3',
        text: "L'ayant pris, lui seul regarde les deux faces et choisit face, rotation, place et l'unité qui explore.",
      },
      {
        id: 'AR-13.4',
        text: 'La place doit toucher au moins deux régions posées (le départ compte) et tous les bords touchés doivent concorder.',
      },
      {
        id: 'AR-13.5',
        text: "L'une des régions touchées doit porter une unité à soi, active et non engagée, qui peut passer le bord commun : un navire par un bord de mer depuis sa mer, un citoyen par un champ ou une montagne depuis sa terre ; pas de convoi. Elle entre dans la zone derrière ce bord.",
      },
      {
        id: 'AR-13.6',
        text: "Sans choix possible, l'hexagone est défaussé et l'action dépensée. S'il y en a un, il faut le poser.",
      },
      {
        id: 'AR-13.7',
        text: "Une découverte donne : un jeton d'exploration de la première pile non vide ; un cube d'un symbole choisi au marché intérieur ; un cube d'un autre symbole derrière son écran ; surplus + huttes. Dans cet ordre.",
      },
      {
        id: 'AR-13.8',
        text: "Un cube n'est choisi que si la banque en a un et, pour le marché, si sa zone a de la place ; sinon cette part est sautée. Le seul symbole d'une région ne va jamais au joueur.",
      },
      {
        id: 'AR-13.9',
        text: 'La limite de 3 citoyens ne peut pas être dépassée en explorant : une seule unité entre dans une région vide.',
      },
      {
        id: 'AR-13.10',
        text: 'Quand la pioche est vide au moment où il faut un hexagone, la défausse est mélangée, faces au hasard.',
      },
      {
        id: 'AR-13.11',
        text: "L'unité qui explore n'est pas engagée. Quitter un bâtiment en fait perdre le contrôle.",
      },
    ],
  },
  {
    id: 'AR-14',
    title: 'Reproduction',
    paragraphs: [
      {
        id: 'AR-14.1',
        text: 'Dans chaque région où le joueur a exactement 2 citoyens, actifs et sur la même terre, il peut ajouter 1 citoyen de sa réserve à cet endroit ; la population monte. Il choisit les régions si la réserve manque.',
      },
      {
        id: 'AR-14.2',
        text: 'Les engagés comptent ; les rebelles non, et une région avec un troisième citoyen, même rebelle ou sur une autre rive, est exclue.',
      },
      { id: 'AR-14.3', text: 'Les nouveaux citoyens sont actifs et non engagés.' },
      {
        id: 'AR-14.4',
        text: "Dans les règles françaises de 2012 les deux parents peuvent être sur des terres différentes ; l'enfant va sur l'une ou l'autre.",
      },
      {
        id: 'AR-14.5',
        text: "Les naissances ont lieu l'une après l'autre et, après la première, le joueur peut s'arrêter. La première est due ; si elle est la seule possible, on ne demande rien.",
      },
    ],
  },
  {
    id: 'AR-15',
    title: 'Recrutement',
    paragraphs: [
      {
        id: 'AR-15.1',
        text: "Une action engage autant d'ouvriers que l'on veut, l'un après l'autre : payer le coût de la rangée du surplus, surplus −1, population +1, poser un citoyen. Impossible à surplus 0.",
      },
      {
        id: 'AR-15.2',
        text: "On le pose sur une terre d'une région où l'on a une unité active, engagée ou non (rives : AR-2.11), dans la limite de 3 citoyens et de la réserve.",
      },
      { id: 'AR-15.3', text: 'Un ouvrier tout juste engagé est actif et non engagé, et ouvre sa terre aux suivants.' },
    ],
  },
  {
    id: 'AR-16',
    title: 'Migration',
    paragraphs: [
      {
        id: 'AR-16.1',
        text: "Le joueur déplace celles qu'il veut de ses unités actives et non engagées, une fois chacune, dans l'ordre qu'il veut.",
      },
      {
        id: 'AR-16.2',
        text: "Un déplacement va : dans une région voisine (AR-2.9) ; sur un bâtiment libre de la même zone ; sur un bâtiment libre d'une région voisine, dans la zone où l'on entre (pas dans les règles françaises de 2012) ; hors d'un bâtiment en restant dans sa zone ; ou, pour un citoyen, en convoi par mer.",
      },
      {
        id: 'AR-16.3',
        text: 'Les citoyens entrent dans villes, temples, marchés et ports ; les navires seulement dans les ports, depuis la mer du port.',
      },
      {
        id: 'AR-16.4',
        text: "Une unité n'entre pas dans un port, un marché ou un temple d'une région dont un autre tient la ville.",
      },
      {
        id: 'AR-16.5',
        text: "Convoi : un citoyen traverse l'eau avec un navire du même joueur. Entre deux régions : elles partagent un bord de mer ; sa terre borde la mer de la première qui le touche, la terre d'arrivée celle de la seconde ; le navire est dans l'une de ces deux mers. Dans une région : les deux rives bordent la mer du navire.",
      },
      {
        id: 'AR-16.6',
        text: 'Convoi enchaîné : avec plusieurs navires le citoyen passe de mer en mer, chaque passage servi par un navire différent.',
      },
      {
        id: 'AR-16.7',
        text: "Un convoi prend le déplacement du citoyen, pas celui du navire, qui peut faire le sien avant ou après. Un navire sert un seul passage par migration, pour autant de citoyens que l'on veut.",
      },
      {
        id: 'AR-16.8',
        text: "Les navires du convoi ne doivent pas être engagés ; un navire d'un port qui convoie quitte le port.",
      },
      {
        id: 'AR-16.9',
        text: "À la fin aucune région ne doit porter plus de 3 de ses citoyens ; une migration qui finirait autrement n'est pas permise.",
      },
      {
        id: 'AR-16.10',
        text: 'Un citoyen convoyé peut monter aussitôt sur un bâtiment libre de la zone où il débarque (règles françaises de 2012 : dans la même région seulement), selon AR-16.3 et AR-16.4.',
      },
      {
        id: 'AR-16.11',
        text: "Jusqu'à ce qu'il confirme, le joueur peut reprendre toute la migration : elle ne montre rien de caché.",
      },
    ],
  },
  {
    id: 'AR-17',
    title: 'Construction',
    paragraphs: [
      { id: 'AR-17.1', text: 'Bâtir une ville, un temple, un marché, un port ou un navire ; le coût va à la banque.' },
      {
        id: 'AR-17.2',
        text: 'Bâtisseur : un citoyen à soi, actif et non engagé, dans la région ; pour un port aussi un navire.',
      },
      {
        id: 'AR-17.3',
        text: 'Au plus un bâtiment de chaque sorte par région ; les jetons sont limités (13 marchés ou ports, 13 villes ou temples).',
      },
      {
        id: 'AR-17.4',
        text: "Villes, temples et marchés se bâtissent sur la terre du bâtisseur. Un port sur une côte : une terre et la mer qu'elle borde, l'une des deux étant celle du bâtisseur.",
      },
      {
        id: 'AR-17.5',
        text: "Le bâtisseur va sur le nouveau bâtiment et est engagé ; s'il se tenait sur un autre, il le quitte.",
      },
      {
        id: 'AR-17.6',
        text: "Un navire demande un citoyen dont la terre borde une mer ; il y apparaît, actif et non engagé ; le citoyen n'est pas engagé et reste où il est. Il faut un navire en réserve.",
      },
      {
        id: 'AR-17.7',
        text: "On peut bâtir dans toute région, même si un autre en tient la ville ; le nouveau venu contrôle ce qu'il bâtit tant qu'il y reste (AR-18.6).",
      },
    ],
  },
  {
    id: 'AR-18',
    title: 'Contrôle des bâtiments',
    paragraphs: [
      { id: 'AR-18.1', text: 'Un bâtiment avec une unité active est contrôlé par son joueur.' },
      {
        id: 'AR-18.2',
        text: "Une ville avec un citoyen actif donne la région à son joueur : tout port, marché et temple sans unité d'un autre, sur toutes les rives, et la récolte.",
      },
      {
        id: 'AR-18.3',
        text: "Un bâtiment quitté n'est plus contrôlé (sauf AR-18.2) ; la prochaine unité qui y entre en migrant le prend.",
      },
      {
        id: 'AR-18.4',
        text: "Un bâtiment avec un rebelle est occupé (personne n'y entre) et n'est pas contrôlé par le joueur du rebelle, sauf depuis sa propre ville (AR-18.2).",
      },
      {
        id: 'AR-18.5',
        text: 'Une ville dont le citoyen est rebelle ne contrôle rien : la récolte est libre, les autres bâtiments ne sont tenus que par leurs unités.',
      },
      {
        id: 'AR-18.6',
        text: "Si A tient la ville et que l'unité active de B est sur un autre bâtiment de la région, B le contrôle tant qu'elle y reste et n'est pas rebelle.",
      },
      { id: 'AR-18.7', text: "Quand l'unité de B part, A le contrôle aussitôt." },
      {
        id: 'AR-18.8',
        text: "Quand, à la fin d'une crise, l'unité de B y est rebelle, A peut l'expulser : elle va, toujours couchée, sur la terre du bâtiment ; A contrôle alors le bâtiment. Sinon personne ne le contrôle tant que le rebelle y est, et B de nouveau quand il se relève.",
      },
      {
        id: 'AR-18.9',
        text: 'Les citoyens des temples ne se couchent jamais, les navires ne se rebellent jamais : on ne peut pas les expulser.',
      },
      {
        id: 'AR-18.10',
        text: 'Le contrôle se relit à chaque changement ; il décide des ports, marchés, temples, taxes, permissions et points.',
      },
    ],
  },
  {
    id: 'AR-19',
    title: 'Utiliser un port ou un marché',
    paragraphs: [
      {
        id: 'AR-19.1',
        text: "Payer 1 florin sur sa place de la zone du port ou du marché de la roue ; faire jusqu'à deux transactions, la seconde au choix, à l'exportation (port) ou à l'intérieur (marché).",
      },
      {
        id: 'AR-19.2',
        text: 'Un port ou un marché par tour de jeu ; chaque bâtiment au plus une fois par tour, par qui que ce soit.',
      },
      {
        id: 'AR-19.3',
        text: "Depuis le bâtiment : son unité doit être non engagée et devient engagée. Un bâtiment ne sert donc pas le tour où son occupant l'a bâti.",
      },
      {
        id: 'AR-19.4',
        text: "Depuis une ville : son citoyen devient engagé, mais l'être ne l'empêche pas de faire servir les ports et marchés de la région, quoi qui l'ait engagé.",
      },
      {
        id: 'AR-19.5',
        text: 'Qui tient le bâtiment par son unité et la ville choisit laquelle le fait servir ; une fois par tour quand même.',
      },
    ],
  },
  {
    id: 'AR-20',
    title: "Phase 6 : cartes d'évolution",
    paragraphs: [
      {
        id: 'AR-20.1',
        text: "D'abord tous les disques reviennent à leurs joueurs (aussi des cartes) et les florins des zones de port et de marché vont à la banque.",
      },
      {
        id: 'AR-20.2',
        text: "Dans l'ordre, chacun doit acheter une carte de la piste puis en tourner une autre, ou tourner deux cartes différentes.",
      },
      {
        id: 'AR-20.3',
        text: "Une carte coûte les florins de son coin actuel. Quatre coins dans l'ordre : trois coûts, puis le crâne ; une carte nouvelle commence au premier.",
      },
      { id: 'AR-20.4', text: "Une carte achetée est posée devant l'acheteur, prête." },
      { id: 'AR-20.5', text: 'Tourner amène la carte à son coin suivant ; au crâne elle est défaussée aussitôt.' },
      {
        id: 'AR-20.6',
        text: 'Après les choix du joueur, les places vides sont remplies une à une, de gauche à droite, avec la carte du dessus. Après chaque pioche on regarde le nouveau dos : les moitiés rouges agissent aussitôt selon la phase 4, puis on continue. Les autres sont ignorées.',
      },
      {
        id: 'AR-20.7',
        text: 'Dans une crise immédiate chaque couché restant compte pour la rébellion, y compris les rebelles des crises précédentes du tour ; tous se relèvent à la prochaine phase 1.',
      },
      { id: 'AR-20.8', text: "S'il y a moins de cartes qu'il n'en faut, on fait ce qui est possible." },
      {
        id: 'AR-20.9',
        text: 'Dès que la pioche est vide, la défausse est mélangée et son dessus compte comme nouvellement montré. Sans défausse, les places restent vides.',
      },
      {
        id: 'AR-20.10',
        text: "L'étape d'un joueur peut vider jusqu'à deux places, et donc amener plus d'une crise ou d'un événement immédiats.",
      },
      {
        id: 'AR-20.11',
        text: 'Si pioche et défausse sont vides quand une carte tourne vers son crâne, elle est seule la nouvelle pioche ; son dos est nouvellement montré, et ses moitiés rouges agissent aussitôt, avant le choix suivant.',
      },
    ],
  },
  {
    id: 'AR-21',
    title: "L'usage des cartes d'évolution",
    paragraphs: [
      {
        id: 'AR-21.1',
        text: "Les cartes s'utilisent en phase 5, une par tour de jeu, chacune une fois par tour (elle devient engagée).",
      },
      {
        id: 'AR-21.2',
        text: 'Cartes du propriétaire : lui seul ; florins et cubes à la banque. Cartes de tous : le propriétaire paie la banque ; un autre paie le coût en florins plus 1 (au moins 1) au propriétaire et les cubes à la banque ; le propriétaire ne peut pas refuser.',
      },
      {
        id: 'AR-21.3',
        text: "Les disques que coûte une carte y sont posés par qui l'utilise et reviennent en phase 6.",
      },
      {
        id: 'AR-21.4',
        text: 'Les cartes passives (le Roi) agissent seules. Les médailles comptent à la fin ; sur une merveille, seulement si elle est bâtie.',
      },
      {
        id: 'AR-21.5',
        text: "Une carte achetée en phase 5 (Chercheur, Chasseur de têtes) sert dès le prochain tour de jeu de l'acheteur ; une merveille seulement au tour suivant.",
      },
      { id: 'AR-21.6', text: "Un usage sans effet possible n'est pas permis ; abaisser un marqueur déjà à 0 l'est." },
      { id: 'AR-21.7', text: "Les actions gratuites des cartes n'usent ni disque ni cercle." },
      {
        id: 'AR-21.8',
        text: "Sur une carte « vous » est qui l'utilise : les gains sont à lui. Les cubes peuvent être payés en jetons d'exploration.",
      },
      {
        id: 'AR-21.9',
        text: 'Les cartes qui relèvent des rebelles (Missionnaire, Hôpital) laissent le marqueur de rébellion ; les citoyens sont aussitôt actifs.',
      },
      {
        id: 'AR-21.10',
        text: "Une zone rouge montrée en phase 5 agit au milieu du tour de jeu, en commençant par le premier de l'ordre ; puis le tour de jeu continue avec ce qui reste possible.",
      },
    ],
  },
  {
    id: 'AR-22',
    title: 'Merveilles et cartes particulières',
    paragraphs: [
      {
        id: 'AR-22.1',
        text: "Au lieu d'utiliser une carte, le joueur actif peut bâtir une merveille à lui. Il faut sa condition, ses cubes, ses disques, et un citoyen à soi, actif et non engagé, sur la carte. Il paie, applique l'effet une fois, puis met ce citoyen sur la carte (population −1, indépendance possible). Elle n'est jamais bâtie de nouveau.",
      },
      {
        id: 'AR-22.2',
        text: "Grand Phare (il faut contrôler un port) : dans l'ordre, chaque joueur met un navire de sa réserve près de chaque port qu'il contrôle, à son choix si les navires manquent.",
      },
      {
        id: 'AR-22.3',
        text: 'Cathédrale (il faut contrôler un temple) : rébellion −1 par temple de la carte. Colosse : surplus −1 (règles françaises de 2012 : −2). Pyramide : rébellion +2.',
      },
      { id: 'AR-22.4', text: 'Une merveille non bâtie compte comme un progrès, dans les deux éditions.' },
      {
        id: 'AR-22.5',
        text: 'Chercheur, Chasseur de têtes : révéler 5 cartes ; on peut acheter un progrès ou un personnage à son coin le moins cher ; le reste est défaussé. Les zones rouges de ces cinq sont ignorées ; celle de la carte désormais au-dessus agit aussitôt.',
      },
      {
        id: 'AR-22.6',
        text: "Pirate : choisir un navire adverse dans une région où l'on a un navire ; il retourne à la réserve de son joueur, qui donne un cube de son choix. S'il n'en a pas, il lève son écran : tous voient ce qu'il y a derrière.",
      },
      {
        id: 'AR-22.7',
        text: 'Voleuse : choisir un adversaire ; il met en secret un cube dans chacune de ses mains (avec un seul, une main est vide ; sans aucun, il lève son écran) ; elle choisit une main et en garde le contenu.',
      },
      {
        id: 'AR-22.8',
        text: "Barbare : un symbole pillé porte une pièce jusqu'à la fin, ne se récolte plus et ne compte plus pour les objectifs ; les villes ne protègent pas ; un symbole occupé par un autre ne peut être choisi.",
      },
      {
        id: 'AR-22.9',
        text: "Marchand, Exportateur : autant d'achats, ou autant de ventes, d'une ressource que l'on veut, chacun à sa rangée. Recruteur : un ouvrier au prix du plateau IV.",
      },
      { id: 'AR-22.10', text: "Un jeton d'exploration n'est jamais un cube pour le Pirate et la Voleuse." },
      {
        id: 'AR-22.11',
        text: "Le Pirate peut frapper un navire engagé, sur un port ou sur un symbole. La seconde couleur d'un joueur n'est pas ennemie.",
      },
      {
        id: 'AR-22.12',
        text: "Barbare : tout symbole non pillé, poissons compris, d'une région où l'on a une unité active. Le florin de son coût est la pièce laissée sur le symbole. On prend 3 cubes de cette sorte, ou ce que la banque a.",
      },
      {
        id: 'AR-22.13',
        text: "Si Chercheur ou Chasseur de têtes révèlent les dernières cartes, la défausse, ces cartes comprises, est mélangée après l'achat.",
      },
    ],
  },
  {
    id: 'AR-23',
    title: "Jetons d'exploration",
    paragraphs: [
      {
        id: 'AR-23.1',
        text: 'Un jeton compte comme un cube de toute sorte dans une crise, ou quand son porteur, dans son tour de jeu, paie des cubes (construction, merveille, carte) ou vend. On peut en utiliser plusieurs. Il quitte ensuite la partie.',
      },
      {
        id: 'AR-23.2',
        text: "Pour vendre, la banque doit avoir ce cube, puisqu'il entre au marché. Pour les coûts et les crises, peu importe.",
      },
      { id: 'AR-23.3', text: 'Les jetons utilisés ne remplissent jamais les piles.' },
    ],
  },
  {
    id: 'AR-24',
    title: 'Deux joueurs',
    paragraphs: [
      {
        id: 'AR-24.1',
        text: 'Pacifiste et Indépendantiste quittent le paquet ; chacun reçoit 2 des 8 objectifs restants ; les 4 comptent pour la fin et les points.',
      },
      {
        id: 'AR-24.2',
        text: "L'un a rouge et jaune, l'autre vert et bleu. On joue sa première couleur et prend la seconde quand il n'y a plus de navire, ou de citoyen, de la première en réserve.",
      },
      {
        id: 'AR-24.3',
        text: 'Les deux couleurs sont le même joueur partout : limite de 3 citoyens, « exactement 2 », contrôle, convoi. Les limites sont donc 20 citoyens et 8 navires.',
      },
      {
        id: 'AR-24.4',
        text: 'Au plus 5 disques, tous de la première couleur ; seuls les cercles de celle-ci sont les siens.',
      },
      { id: 'AR-24.5', text: "Une égalité pour la plus haute mise laisse l'ordre, sans seconde mise." },
      { id: 'AR-24.6', text: 'Laquelle des deux couleurs est la première se choisit à la mise en place.' },
    ],
  },
  {
    id: 'AR-25',
    title: 'Indépendance',
    paragraphs: [
      {
        id: 'AR-25.1',
        text: "Après chaque mouvement du marqueur de rébellion ou de population : si la rébellion dépasse la population, la partie s'arrête aussitôt. L'égalité est sauve.",
      },
      { id: 'AR-25.2', text: "Cela l'emporte sur une fin normale en attente." },
    ],
  },
  {
    id: 'AR-26',
    title: 'Manques et limites',
    paragraphs: [
      { id: 'AR-26.1', text: "Rébellion et surplus ne descendent jamais sous 0 ; le surplus n'a pas de plafond." },
      { id: 'AR-26.2', text: "Cubes : personne ne prend ce que la banque n'a pas ; rien ne les remplace." },
      {
        id: 'AR-26.3',
        text: "Florins : la banque paie ce qu'elle a. Les pièces de la roue, du Bienfaiteur et des symboles pillés ne sont pas en banque.",
      },
      { id: 'AR-26.4', text: "Si la banque n'a pas de pièce pour le Bienfaiteur, la zone est créditée quand même." },
    ],
  },
  {
    id: 'AR-27',
    title: 'Fin de la partie et points',
    paragraphs: [
      {
        id: 'AR-27.1',
        text: "Quand la condition de fin de l'objectif d'un joueur devient vraie, elle est révélée aussitôt (la table le fait pour lui) ; la partie finit à la fin du tour de jeu en cours.",
      },
      {
        id: 'AR-27.2',
        text: "Hors d'un tour de jeu, la partie finit avec l'étape en cours : toute la phase 3, une crise ou un événement, l'étape de phase 6 d'un joueur avec ses cartes nouvelles.",
      },
      { id: 'AR-27.3', text: 'Une condition remplie le reste, même défaite avant la fin.' },
      {
        id: 'AR-27.4',
        text: '« En jeu » compte les bâtiments et navires de la carte, et les cartes des joueurs. « Épuisée » : une ressource sans cube en banque à ce moment. Banque sans argent : 0 florin. Surplus au-dessus de 21 : 22 ou plus.',
      },
      { id: 'AR-27.5', text: 'Indépendance : tous perdent ; un Indépendantiste gagne seul.' },
      {
        id: 'AR-27.6',
        text: "Sinon on compte. Pacifiste et Indépendantiste mis à part, sur chaque autre objectif tous les joueurs sont classés selon son critère : 3, 2, 1 points pour les trois meilleures valeurs. Les égalités partagent les points de leur place et la valeur suivante prend la place suivante. Qui n'a rien n'est pas classé.",
      },
      { id: 'AR-27.7', text: 'Tendance : de même avec 4, 3, 2 points.' },
      {
        id: 'AR-27.8',
        text: 'Pacifiste : si la population moins la rébellion dépasse la figure de la carte (courte 15, moyenne 12, longue 10), lui seul marque 3. Les deux rôles marquent aussi tout le reste.',
      },
      {
        id: 'AR-27.9',
        text: "Médailles : 1 point chacune, sur les personnages possédés (Roi, Pape et d'autres) et les merveilles bâties.",
      },
      {
        id: 'AR-27.10',
        text: 'Les critères de terres comptent les symboles de cette ressource dans les régions dont on tient la ville, toutes rives, sans les symboles pillés.',
      },
      {
        id: 'AR-27.11',
        text: "Contrôle et rebelles comptent tels qu'ils sont à ce moment. Jetons, cubes et florins ne comptent que derrière l'écran.",
      },
      {
        id: 'AR-27.12',
        text: "Le plus de points gagne ; à égalité le plus de florins derrière l'écran ; sinon la victoire est partagée.",
      },
      {
        id: 'AR-27.13',
        text: 'Ses citoyens comptent rebelles compris, mais sans ceux des merveilles ; une merveille, bâtie ou non, compte comme un progrès, dans les deux éditions.',
      },
      {
        id: 'AR-27.14',
        text: "Si plusieurs conditions sont remplies dans un tour de jeu, toutes ces cartes sont révélées ; rien d'autre ne change. Une fin normale est un succès de tous ; le meilleur score nomme le grand vainqueur.",
      },
      {
        id: 'AR-27.15',
        text: 'Que personne ne révèle un objectif quand sa condition est remplie dit aussi que personne ne le tient. Les conditions remplies sont publiques.',
      },
    ],
  },
  {
    id: 'AR-28',
    title: 'Variantes et options',
    paragraphs: [
      { id: 'AR-28.1', text: 'Édition : anglaise 2.0 (par défaut) ou française 2012.' },
      { id: 'AR-28.2', text: 'Durée : courte, moyenne, longue. Les paquets ne se mêlent jamais.' },
      {
        id: 'AR-28.3',
        text: "Départ du désert : face désert ; aucun navire au début (les 4 en réserve) ; 2 citoyens de chacun sur le désert, population 2 par joueur ; surplus 5. Au tour 0 l'hexagone touche le désert par un bord de champ et l'un des deux citoyens y entre ; jeton, cubes et huttes comme d'ordinaire ; personne ne débarque.",
      },
      {
        id: 'AR-28.4',
        text: "Sans secrets entre amis : ni Pacifiste, ni Indépendantiste, ni tendance ; autant d'objectifs que de joueurs sont ouverts ; chacun d'eux termine la partie ; tous sont comptés par tous.",
      },
      { id: 'AR-28.5', text: 'Plus de contrôle : deux tendances.' },
      {
        id: 'AR-28.6',
        text: 'Plus de piquant : chacun reçoit deux objectifs et en garde un. À deux joueurs quatre, en en gardant deux.',
      },
      {
        id: 'AR-28.7',
        text: "Choisir la tendance : avant le tour 0 les joueurs s'accordent. Une voix chacun, le plus de voix, le hasard départage ; l'ordre du tour est tiré et les hexagones sont distribués ensuite.",
      },
      {
        id: 'AR-28.8',
        text: "Bienfaiteur : la carte Bienfaiteur et une autre tendance au hasard ; ni Pacifiste ni Indépendantiste ; objectifs comme d'ordinaire. Conseillé à 2. Il remplace Plus de contrôle.",
      },
      {
        id: 'AR-28.9',
        text: "Les variantes se combinent, sauf Sans secrets avec une variante de tendance ou d'objectif.",
      },
      {
        id: 'AR-28.10',
        text: 'Temples comptés : tous (par défaut) ou contrôlés, pour les événements et cartes qui comptent les temples.',
      },
      {
        id: 'AR-28.11',
        text: "Sans secrets à 2 joueurs montre 2 objectifs et personne n'en tient. Choisir la tendance avec Plus de contrôle : les deux qui ont le plus de voix. Plus de piquant demande deux fois plus de cartes : à 5 joueurs il ne va pas avec une variante qui retire Pacifiste et Indépendantiste.",
      },
    ],
  },
];
