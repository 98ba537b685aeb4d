// Archipelago's rules in our own words, with the numbers of docs/rules/archipelago.md: links from reasons end here.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = [
  {
    id: 'AR-1',
    title: 'Turn 0: discovery',
    paragraphs: [
      { id: 'AR-1.1', text: 'Draw a random order of play.' },
      {
        id: 'AR-1.2',
        text: 'Shuffle the 24 hexes; deal 3 to each player. A hand is seen, both sides, by its holder only.',
      },
      {
        id: 'AR-1.3',
        text: 'In order, each player chooses one of the 6 sides in hand, a rotation, and one of the free positions next to the start hex.',
      },
      {
        id: 'AR-1.4',
        text: 'Every edge that touches a placed hex must be of the same kind: sea to sea, field to field, mountain to mountain.',
      },
      {
        id: 'AR-1.5',
        text: 'In turn 0 touching the start hex is enough; other placed hexes may be touched too if those edges also match.',
      },
      {
        id: 'AR-1.6',
        text: 'Only if none of the 36 side/rotation choices fits anywhere, the player shows and discards all 3 hexes and draws 3 from the top of the deck, again if needed. If fewer than 3 remain, the discards are shuffled in first.',
      },
      { id: 'AR-1.7', text: 'His ship moves through the shared sea edge to the sea area it touches.' },
      { id: 'AR-1.8', text: 'He takes one explorer token from the first pile.' },
      {
        id: 'AR-1.9',
        text: 'Their 2 citizens land on land areas of the region that border that sea area, both on one or one on each bank (French rules of 2012: both on one); population +2.',
      },
      { id: 'AR-1.10', text: 'Surplus rises by the number of huts of the region.' },
      {
        id: 'AR-1.11',
        text: 'He chooses one resource icon of the region: one cube of it goes from the bank to the domestic market; then a different icon (it may be of the same type): one cube of it goes behind his screen. With one icon only the market cube is given; with none, nothing.',
      },
      {
        id: 'AR-1.12',
        text: 'After the last player, unused and discarded hexes are shuffled into the region deck, each with a random side up; the top side is public.',
      },
      {
        id: 'AR-1.13',
        text: 'Turn the top 5 evolution cards face up, upright, on the track. Red zones are ignored now.',
      },
      {
        id: 'AR-1.14',
        text: 'Draw 1 trend card, public. Choose the objective deck of the wanted length, deal 1 objective to each player in secret; the rest of the deck stays unseen in the box.',
      },
      { id: 'AR-1.15', text: 'Turn 1 follows with the order of turn 0 as "unchanged" order.' },
      {
        id: 'AR-1.16',
        text: 'AR-13.8 applies to the cubes of turn 0 too. End conditions are looked at from the start of turn 1 on.',
      },
      {
        id: 'AR-1.17',
        text: 'If no hex of deck, discards and his own hand fits any free position, his turn 0 is over without a discovery: ship and citizens stay where they are.',
      },
    ],
  },
  {
    id: 'AR-2',
    title: 'Units, areas, states',
    paragraphs: [
      {
        id: 'AR-2.1',
        text: 'A unit is a ship or a citizen; it is in one region, in one area (ship: sea, citizen: land), perhaps on a building or on a resource icon.',
      },
      {
        id: 'AR-2.2',
        text: 'Citizens are active (standing) or rebel (lying after a crisis). Ships are always active.',
      },
      {
        id: 'AR-2.3',
        text: 'Units may be engaged. Harvesting, constructing a building, and using a port or market engage. Exploring, migrating, reproducing, recruiting, building a ship, paying taxes do not.',
      },
      {
        id: 'AR-2.4',
        text: 'An engaged unit cannot do anything that would move or engage it again this turn; it still pays taxes, reproduces, serves to recruit, and keeps control of the building it stands on.',
      },
      {
        id: 'AR-2.5',
        text: 'A rebel does nothing, controls nothing, pays no tax, does not reproduce, does not serve to recruit; it still counts for population and for the 3-citizen limit.',
      },
      {
        id: 'AR-2.6',
        text: 'At most 3 citizens of one player, active or rebel, in one region (both banks together); in migration checked at the end of the action. No limit for ships, nor for different players together.',
      },
      { id: 'AR-2.7', text: 'A colour has 10 citizens and 4 ships; a citizen placed on a wonder is one of the 10.' },
      { id: 'AR-2.8', text: 'Population always equals the number of citizens on the map (not those on wonders).' },
      {
        id: 'AR-2.9',
        text: 'Two regions are adjacent if they share an edge. By land one passes a field or mountain edge between the land areas that touch it; by sea a sea edge between the sea areas that touch it.',
      },
      {
        id: 'AR-2.10',
        text: 'A sea inlet splits a region in two or more land areas (banks); a land bridge may split the sea likewise. A ship cannot pass from one sea area to another of the same region directly.',
      },
      {
        id: 'AR-2.11',
        text: 'With banks: two citizens on opposite banks do not reproduce; a citizen harvests only on its own bank; a citizen recruits only on its own bank; a ship recruits on every bank bordering its sea area; a ship harvests only in its sea area; a town controls icons and unoccupied buildings on all banks; a temple serves all banks. (French rules of 2012: the region counts as one for reproduction, harvest and recruiting)',
      },
      {
        id: 'AR-2.12',
        text: 'Lying down, standing up and expulsion do not change whether a unit is engaged. A rebel on an icon or building occupies it.',
      },
      {
        id: 'AR-2.13',
        text: "A building holds at most one unit. A citizen on a port belongs to the port's land area, a ship on it to its sea area. Units that are born, recruited, landed, built or exploring never appear on a building.",
      },
    ],
  },
  {
    id: 'AR-3',
    title: 'Negotiation',
    paragraphs: [
      {
        id: 'AR-3.1',
        text: 'Deals are allowed only: in phase 5 during a round with the active player, in a crisis, and while the order of play is being decided, from the opened bids on.',
      },
      {
        id: 'AR-3.2',
        text: 'One side of each deal is the player whose step it is: active player, current crisis contributor, or the player who decides the order.',
      },
      {
        id: 'AR-3.3',
        text: 'Florins, cubes, explorer tokens and evolution cards can be given, sold, swapped or lent. Units, action discs, objective cards, and wonders already built (they hold a unit) cannot.',
      },
      {
        id: 'AR-3.4',
        text: 'What changes hands at once is binding and immediate once accepted; any promise about later is not binding. A loan is a gift with a promise.',
      },
      { id: 'AR-3.5', text: 'A traded evolution card keeps its engaged state; its uses this turn still count.' },
      { id: 'AR-3.6', text: 'Nobody may show his objective card. Anything may be said.' },
      { id: 'AR-3.7', text: 'The contents of an executed deal are public; the rest of the screens stays hidden.' },
      {
        id: 'AR-3.8',
        text: 'One proposal is open at a time, from the player of the step to one other or the reverse, and is accepted or declined as it stands. A player may have 5 proposals declined in a step for each player they may deal with: the player whose step it is deals with everybody, the others with that player alone. Whoever has used them up proposes nothing more until the next step; nobody else loses by it.',
      },
      {
        id: 'AR-3.9',
        text: 'A counter-offer, a withdrawal and a lapse are no refusals, nor is a counter-offer that is declined. Whatever becomes of them, a player makes at most 15 proposals and counter-offers in a step for each player they may deal with. Whoever goes on with the step lets an open proposal lapse, since what they hold may change by it. Deals wait while an action or a card is being carried out, but not while the citizens of a consumed cube are chosen.',
      },
    ],
  },
  {
    id: 'AR-4',
    title: 'Turn',
    paragraphs: [
      {
        id: 'AR-4.1',
        text: 'Phases in order: 1 disengagement, 2 order of play, 3 population effects, 4 balance of the archipelago, 5 actions, 6 evolution cards.',
      },
      { id: 'AR-4.2', text: 'Turn 1 skips phases 1 and 4 only.' },
    ],
  },
  {
    id: 'AR-5',
    title: 'Phase 1: disengagement',
    paragraphs: [
      { id: 'AR-5.1', text: 'All engaged evolution cards become ready.' },
      {
        id: 'AR-5.2',
        text: 'Units on resource icons step off, staying in their area; every unit is no longer engaged. Units on buildings stay there.',
      },
      { id: 'AR-5.3', text: 'All lying citizens stand up. The rebellion marker does not move.' },
    ],
  },
  {
    id: 'AR-6',
    title: 'Phase 2: order of play',
    paragraphs: [
      {
        id: 'AR-6.1',
        text: 'All players secretly and at the same time bid 0 or more florins they own; all bids are revealed and paid to the bank, whoever wins.',
      },
      {
        id: 'AR-6.2',
        text: "The bid of the King's controller counts 3 more, also when he bids 0. The 3 are not money.",
      },
      { id: 'AR-6.3', text: 'If every bid counts 0, the order stays.' },
      {
        id: 'AR-6.4',
        text: 'The single highest bidder sets the full order, any permutation, after deals if any. He must choose one; leaving it as it was is allowed.',
      },
      {
        id: 'AR-6.5',
        text: "If several share the highest count, only they bid once more (again paid to the bank, King's 3 again counted); a single highest then decides; another tie, or all zero, leaves the order.",
      },
    ],
  },
  {
    id: 'AR-7',
    title: 'Phase 3: population effects',
    paragraphs: [
      { id: 'AR-7.1', text: 'Boards I, II, III, IV in this order, moving surplus and rebellion as you go.' },
      {
        id: 'AR-7.2',
        text: "Boards I and II: for each resource zone take the row of its last cube (lowest row, rightmost) and apply that row's surplus and rebellion icons; rows above count nothing; an empty zone counts nothing. Board II has surplus icons only.",
      },
      { id: 'AR-7.3', text: 'Board III: apply the icons of the row holding the population.' },
      {
        id: 'AR-7.4',
        text: "Board IV, using the surplus reached by now: move rebellion by the row's figure, which may be negative.",
      },
      { id: 'AR-7.5', text: 'Zones go fruit, cattle, fish, wood, stone, iron; in a row surplus before rebellion.' },
    ],
  },
  {
    id: 'AR-8',
    title: 'Phase 4: balance of the archipelago',
    paragraphs: [
      {
        id: 'AR-8.1',
        text: 'Look at the back of the top evolution card: first its upper half (domestic crisis or event), then its lower half (export crisis or event). Red halves are ignored in this phase.',
      },
      { id: 'AR-8.2', text: 'The same card may stay on top for several turns and is then resolved again each turn.' },
      { id: 'AR-8.3', text: 'No card in deck and discard: nothing happens.' },
      {
        id: 'AR-8.4',
        text: 'Lay down every citizen on the map except those standing on a temple. Ships are not touched. Citizens lying already stay down.',
      },
      {
        id: 'AR-8.5',
        text: 'In order of play each player gets one step; once he ends it he cannot act again in this crisis.',
      },
      {
        id: 'AR-8.6',
        text: 'In his step, in any order and number, he may: consume one r cube from the domestic market (last cube of the zone, free of charge); consume one r cube of his own; turn in one explorer token as one r cube; use a temple he controls; make deals; end his step. Nothing is compulsory.',
      },
      {
        id: 'AR-8.7',
        text: 'Each consumed cube goes to the bank and at once stands exactly n lying citizens, chosen by the player, of any players and anywhere, or all of them if fewer than n lie. No fewer may stand. Between the cube and the citizens deals may be made.',
      },
      {
        id: 'AR-8.8',
        text: 'Using a temple: he stands any number of lying citizens of that region, any colours, for free, as often as he likes in his step. (French rules of 2012: all of them or none.)',
      },
      {
        id: 'AR-8.9',
        text: "Control of temples during the crisis counts lying citizens as not active: a temple held from a town needs the town's citizen standing; it may be stood first with a cube.",
      },
      { id: 'AR-8.10', text: 'The crisis stops as soon as nobody lies.' },
      {
        id: 'AR-8.11',
        text: 'After the last step all lying citizens are rebels until the next phase 1; rebellion rises by their number in one move.',
      },
      {
        id: 'AR-8.12',
        text: 'Then, in order of play, each player whose active citizen stands on a town may expel each rebel of another player that lies on a port or market of that region (AR-18.8).',
      },
      {
        id: 'AR-8.13',
        text: 'In order of play each player gets one step and may supply r cubes: from the export market (last cube of the zone, free of charge), from his screen, or explorer tokens; k in all. He may also make deals; nothing is compulsory and an ended step is final, as in AR-8.5 and AR-8.6. Supplied cubes go to the bank. It stops when k are supplied.',
      },
      { id: 'AR-8.14', text: 'Rebellion rises by 1 per missing cube. No citizen lies down.' },
      {
        id: 'AR-8.15',
        text: 'Events move rebellion by a figure for each temple, or each town, on the map, whoever controls them or nobody.',
      },
      {
        id: 'AR-8.16',
        text: 'While the Benefactor trend is in play, each own cube or explorer token a player spends in any crisis (also immediate ones) puts 1 florin from the bank on his zone of that card; market cubes and temples do not. So does each temple he builds.',
      },
      {
        id: 'AR-8.17',
        text: 'A player whose step is over takes no further part: until that crisis ends he may not hand cubes or explorer tokens to anybody; florins and cards he may. Players still to come may hand over anything.',
      },
    ],
  },
  {
    id: 'AR-9',
    title: 'Phase 5: actions',
    paragraphs: [
      { id: 'AR-9.1', text: 'Players take rounds in order of play, cyclically, until all are out.' },
      {
        id: 'AR-9.2',
        text: "In a round, in any order and at most once each: (a) place one disc on the wheel and do that action; (b) use one evolution card, own or another's, or build one own wonder; (c) use one controlled port or one controlled market. Deals at any point.",
      },
      { id: 'AR-9.3', text: 'Disc costs of cards are extra discs placed on the card, besides (a).' },
      { id: 'AR-9.4', text: 'A round may consist of (b) or (c) alone, also when discs are left.' },
      {
        id: 'AR-9.5',
        text: 'A player who does none of a, b, c in his round has passed and is out for the phase. A player without any legal a, b, c is out by himself.',
      },
      {
        id: 'AR-9.6',
        text: 'Discs: 3 at first. When the first explorer pile empties every player at once gets a 4th disc, when the second empties a 5th; usable this turn. The third pile gives nothing. Never more than 5.',
      },
      { id: 'AR-9.7', text: 'A player who was out and receives a disc is in again.' },
      {
        id: 'AR-9.8',
        text: 'Unlimited actions: six harvests, recruitment, construction, transaction, migration; any number of discs by anybody.',
      },
      {
        id: 'AR-9.9',
        text: 'Limited actions: taxes, reproduction, exploration. One disc per circle; a player must use the circle of his colour if there is one and it is free, otherwise a free multicolour circle; no free circle, no action.',
      },
      {
        id: 'AR-9.10',
        text: 'Circles: taxes 3 multicolour (2-4 players) or 4 (5 players); reproduction one own-colour circle each; exploration one own-colour circle each plus 2 multicolour.',
      },
      { id: 'AR-9.11', text: 'One player may take taxes several times a turn while circles last.' },
      {
        id: 'AR-9.12',
        text: 'An action that would do nothing at all cannot be chosen. A harvest of a resource the bank has none of does nothing: that it would engage units is no effect.',
      },
      {
        id: 'AR-9.13',
        text: 'Nothing is paid and no disc is placed until the choices of an action are confirmed; an exploration is confirmed as soon as the visible hex is taken or refused.',
      },
      {
        id: 'AR-9.14',
        text: 'Whether a player can do nothing more (AR-9.5) is judged by what everybody sees: discs, ready cards, ports and markets he could operate. What lies behind his screen must not decide whether he is asked.',
      },
    ],
  },
  {
    id: 'AR-10',
    title: 'Taxes',
    paragraphs: [
      {
        id: 'AR-10.1',
        text: 'First rebellion +1 (check independence), then the player takes florins for each of his active citizens, his ships, and the towns and temples he controls, per the tax table.',
      },
    ],
  },
  {
    id: 'AR-11',
    title: 'Harvest',
    paragraphs: [
      {
        id: 'AR-11.1',
        text: 'Choose one resource. Deploy any number (at least one) of own active, not engaged units on unoccupied, unpillaged icons of it, one per icon, each inside its own region and area.',
      },
      { id: 'AR-11.2', text: 'Fish by ships only, others by citizens only.' },
      {
        id: 'AR-11.3',
        text: 'Take one cube per deployed unit from the bank (two with a doubling card used in this round before the harvest). If the bank runs short take what is left; the units stay deployed.',
      },
      {
        id: 'AR-11.4',
        text: 'Deployed units are engaged and stay on the icons until the next phase 1. A unit that leaves a building to harvest gives up its control at once.',
      },
      {
        id: 'AR-11.5',
        text: "In a region whose town is controlled by another player each deployment, fish included, needs that player's permission. He is asked once per region and harvest (AR-11.7).",
      },
      {
        id: 'AR-11.6',
        text: 'Refused deployments are withdrawn. If none is left the harvest is not made and the disc not spent.',
      },
      {
        id: 'AR-11.7',
        text: 'Permission: the harvester names the deployments and may add an offer (florins, cubes, tokens, cards). The controller says yes, no, or names a price; a named price is then accepted and paid at once, or the deployments there are withdrawn. After a no the same region cannot be asked again this round.',
      },
      {
        id: 'AR-11.8',
        text: 'A doubling card must be used before the harvest of the same round, while the disc action is still open and a harvest of that resource could be made; if he then harvests nothing of it (permission refused, or another choice), card and cost are lost.',
      },
      {
        id: 'AR-11.9',
        text: 'Icons of one resource in one area are alike: the harvester names units, it takes the first free icon (in French rules of 2012 of the own area first). After a price is declined the region is closed for the round as after a no.',
      },
    ],
  },
  {
    id: 'AR-12',
    title: 'Transaction',
    paragraphs: [
      { id: 'AR-12.1', text: 'One purchase or one sale of one cube on the domestic or the export market.' },
      { id: 'AR-12.2', text: 'Purchase: take the last cube of the zone, pay the price of the row it was in.' },
      {
        id: 'AR-12.3',
        text: "Sale: put the cube on the first free space (left to right, then down), receive that row's price. A full zone accepts no sale.",
      },
      {
        id: 'AR-12.4',
        text: 'If the bank cannot pay a price in full the player gets what is there. He may decline to sell.',
      },
    ],
  },
  {
    id: 'AR-13',
    title: 'Exploration',
    paragraphs: [
      {
        id: 'AR-13.1',
        text: 'Needs at least one own active, not engaged unit on the map and a hex in deck or discard.',
      },
      {
        id: 'AR-13.2',
        text: 'The player takes the top hex, of which only the visible side is known, or discards it and then must take the next one, unseen. Only one hex may be refused.',
      },
      {
        id: 'AR-13.3',
        text: 'Having taken it he alone looks at both sides and chooses side, rotation, position and the exploring unit.',
      },
      {
        id: 'AR-13.4',
        text: 'The position must touch at least two placed regions (the start hex counts as a region) and all touching edges must match.',
      },
      {
        id: 'AR-13.5',
        text: 'One touching region must hold an own active, not engaged unit that can cross the shared edge: ship through a sea edge from the sea area touching it, citizen through a field or mountain edge from the land area touching it; no convoy. That unit moves into the area behind the edge.',
      },
      {
        id: 'AR-13.6',
        text: 'If no legal choice exists the hex is discarded and the action is spent. If one exists he must place it.',
      },
      {
        id: 'AR-13.7',
        text: 'Success gives: an explorer token from the first non-empty pile (none if all are empty); one cube of a chosen icon to the domestic market; one cube of another icon to his screen; surplus + huts. In this order.',
      },
      {
        id: 'AR-13.8',
        text: 'A cube can only be chosen if the bank has one and, for the market, its zone has room; if no icon qualifies that part is skipped; the only icon of a region is never given to the player instead.',
      },
      {
        id: 'AR-13.9',
        text: 'The 3-citizen limit cannot be broken by exploring, since one unit enters an empty region.',
      },
      {
        id: 'AR-13.10',
        text: 'When the deck is empty at the moment a hex is needed or shown, the discards are shuffled into a new deck, random sides up.',
      },
      { id: 'AR-13.11', text: 'The exploring unit is not engaged. Leaving a building gives up its control.' },
    ],
  },
  {
    id: 'AR-14',
    title: 'Reproduction',
    paragraphs: [
      {
        id: 'AR-14.1',
        text: 'In every region where the player has exactly 2 citizens, both active and in the same land area, he may add 1 citizen from reserve in that area; population rises accordingly. He chooses which regions if the reserve is short.',
      },
      {
        id: 'AR-14.2',
        text: 'Engaged citizens count; rebels do not, and a region with a third citizen, even a rebel or on another bank, is out.',
      },
      { id: 'AR-14.3', text: 'New citizens are active and not engaged.' },
      {
        id: 'AR-14.4',
        text: 'In French rules of 2012 the two parents may be in different land areas; the child is put in either.',
      },
      {
        id: 'AR-14.5',
        text: 'Births are made one after another, and after the first the player may stop. The first is owed; where it is the only one possible nobody is asked.',
      },
    ],
  },
  {
    id: 'AR-15',
    title: 'Recruitment',
    paragraphs: [
      {
        id: 'AR-15.1',
        text: 'One action recruits any number of workers, one after another: pay the cost of the row holding the surplus marker, surplus −1, population +1, place a citizen. Not possible at surplus 0.',
      },
      {
        id: 'AR-15.2',
        text: 'Place it on a land area of a region where the player has an active unit, engaged or not (bank rule AR-2.11), within the 3-citizen limit and the reserve.',
      },
      {
        id: 'AR-15.3',
        text: 'A worker just recruited is active and not engaged, and opens its own land area for the next ones.',
      },
    ],
  },
  {
    id: 'AR-16',
    title: 'Migration',
    paragraphs: [
      {
        id: 'AR-16.1',
        text: 'The player moves any of his active, not engaged units, each once, in an order he chooses.',
      },
      {
        id: 'AR-16.2',
        text: 'A move is: to an adjacent region (AR-2.9); onto an unoccupied building reachable in the same area; onto an unoccupied building in an adjacent region whose area is entered by that step (not in French rules of 2012); off a building, staying in its area; or, for citizens, by sea convoy.',
      },
      {
        id: 'AR-16.3',
        text: 'Citizens may enter towns, temples, markets and ports; ships only ports, from the sea area of the port.',
      },
      {
        id: 'AR-16.4',
        text: 'A unit may not enter a port, market or temple of a region whose town is controlled by another player.',
      },
      {
        id: 'AR-16.5',
        text: "Sea convoy: a citizen crosses water with a ship of the same player. Between regions A and B: they share a sea edge; the citizen's area borders the sea area of A touching it, the landing area borders the sea area of B touching it; the ship is in one of these two sea areas. Inside a region: both banks border the ship's sea area.",
      },
      {
        id: 'AR-16.6',
        text: 'Linked convoy: with several ships the citizen goes through successive sea areas, each junction served by a different ship.',
      },
      {
        id: 'AR-16.7',
        text: "A convoy uses up the citizen's move, not the ship's; the ship may make its own move before or after. A ship serves one junction per migration, for any number of citizens.",
      },
      { id: 'AR-16.8', text: 'Convoy ships must be not engaged; a ship on a port that convoys leaves the port.' },
      {
        id: 'AR-16.9',
        text: 'At the end no region may hold more than 3 of his citizens; a migration that ends otherwise is illegal.',
      },
      {
        id: 'AR-16.10',
        text: 'A convoyed citizen may step at once onto an unoccupied building of the area it lands in (French rules of 2012: only on the same region), under AR-16.3 and AR-16.4.',
      },
      {
        id: 'AR-16.11',
        text: 'Until he confirms, the player may take the whole migration back: nothing hidden is shown by it.',
      },
    ],
  },
  {
    id: 'AR-17',
    title: 'Construction',
    paragraphs: [
      { id: 'AR-17.1', text: 'Build one town, temple, market, port or ship; costs in the data, paid to the bank.' },
      { id: 'AR-17.2', text: 'Builder: an own active, not engaged citizen in the region; for a port also a ship.' },
      {
        id: 'AR-17.3',
        text: 'One building of each type per region at most; tokens are limited (13 market/port, 13 town/temple).',
      },
      {
        id: 'AR-17.4',
        text: "Towns, temples, markets stand on the builder's land area. A port stands on a coast: a land area and the sea area it borders, one of them the builder's.",
      },
      {
        id: 'AR-17.5',
        text: 'The builder goes on the new building and is engaged; if it stood on another building it leaves that one.',
      },
      {
        id: 'AR-17.6',
        text: 'A ship needs a citizen whose land area borders a sea area; it appears there, active, not engaged; the citizen is not engaged and stays where it is. A player needs a ship in reserve.',
      },
      {
        id: 'AR-17.7',
        text: 'Any region may be built in, also one whose town another player controls; the newcomer controls what he builds while he stays (AR-18.6).',
      },
    ],
  },
  {
    id: 'AR-18',
    title: 'Control of buildings',
    paragraphs: [
      { id: 'AR-18.1', text: "A building with an active unit on it is controlled by that unit's player." },
      {
        id: 'AR-18.2',
        text: 'A town with an active citizen on it gives its player control of the region: of every port, market and temple there that has no unit of another player on it, on all banks, and of harvesting there.',
      },
      {
        id: 'AR-18.3',
        text: 'A building left by its unit is uncontrolled (unless AR-18.2 applies); the next unit that enters in a migration takes it.',
      },
      {
        id: 'AR-18.4',
        text: "A building with a rebel on it is occupied (nobody may enter) and not controlled by the rebel's player, unless he controls it from his own town there (AR-18.2).",
      },
      {
        id: 'AR-18.5',
        text: 'A town whose citizen is a rebel controls nothing: harvesting is free, other buildings are controlled only by units on them.',
      },
      {
        id: 'AR-18.6',
        text: "If A controls the town and B's active unit stands on another building there (built earlier or later), B controls that building as long as the unit stays and is not a rebel.",
      },
      { id: 'AR-18.7', text: "When B's unit leaves, A controls it at once." },
      {
        id: 'AR-18.8',
        text: "When at the end of a crisis B's unit there is a rebel, A may expel it: it moves, still lying, to the land area of that building, off the building; A then controls the building. If A declines, nobody controls it while the rebel lies there, and B does again when it stands up.",
      },
      { id: 'AR-18.9', text: 'Citizens on temples never lie, ships never rebel: they cannot be expelled.' },
      {
        id: 'AR-18.10',
        text: 'Control is recomputed after every change; it decides ports, markets, temples, taxes, permissions and scoring.',
      },
    ],
  },
  {
    id: 'AR-19',
    title: 'Using a port or market',
    paragraphs: [
      {
        id: 'AR-19.1',
        text: 'Pay 1 florin onto the own-colour place of the port or market zone of the wheel; make up to two transactions, the second optional, on the export (port) or domestic (market) market.',
      },
      { id: 'AR-19.2', text: 'One port or market per round; each building at most once per turn, whoever uses it.' },
      {
        id: 'AR-19.3',
        text: 'From the building itself: the unit on it must be not engaged and becomes engaged. So a building cannot be used in the turn its occupant built it or was otherwise engaged.',
      },
      {
        id: 'AR-19.4',
        text: "From a town: the town's citizen becomes engaged, but being engaged does not stop it from operating ports and markets of the region, whatever it was engaged by.",
      },
      {
        id: 'AR-19.5',
        text: 'A player who holds both the building with his own unit and the town chooses which of the two operates it; the once-a-turn limit stays.',
      },
    ],
  },
  {
    id: 'AR-20',
    title: 'Phase 6: evolution cards',
    paragraphs: [
      {
        id: 'AR-20.1',
        text: 'First all discs return to their owners (also from cards) and the florins on the port and market zones go to the bank.',
      },
      {
        id: 'AR-20.2',
        text: 'In order of play each player must either buy one card of the track and then rotate one remaining card, or rotate two different cards.',
      },
      {
        id: 'AR-20.3',
        text: 'A card costs the florins at its current corner. Four corners are met in order: three costs, then the skull; new cards start at the first.',
      },
      { id: 'AR-20.4', text: 'A bought card lies face up before the buyer, ready.' },
      { id: 'AR-20.5', text: 'Rotating moves the card to its next corner; at the skull it is discarded at once.' },
      {
        id: 'AR-20.6',
        text: "After the player's choices, empty slots are filled one by one, leftmost first, with the top card, upright. After each draw look at the new top back: red halves are resolved at once by the rules of phase 4 (upper first, starting with the first player in order), then go on. Non-red halves are ignored now.",
      },
      {
        id: 'AR-20.7',
        text: 'In an immediate domestic crisis every lying citizen left counts for rebellion, including rebels of earlier crises of this turn; all stand up in the next phase 1.',
      },
      { id: 'AR-20.8', text: 'If fewer cards than needed lie on the track, do what is possible.' },
      {
        id: 'AR-20.9',
        text: 'As soon as the deck is empty the discards are shuffled into a new deck, backs up, and its top counts as newly shown. With no discards slots stay empty.',
      },
      {
        id: 'AR-20.10',
        text: "One player's step can empty up to two slots (bought or discarded cards), so it can bring more than one immediate crisis or event.",
      },
      {
        id: 'AR-20.11',
        text: "If deck and discards lie empty when a card is rotated to its skull, that card alone is the new deck. Its back is newly shown (AR-20.9), so its red halves strike at once: after the rotation, before the player's next choice.",
      },
    ],
  },
  {
    id: 'AR-21',
    title: 'Evolution cards in use',
    paragraphs: [
      {
        id: 'AR-21.1',
        text: 'Cards are used only in phase 5, one per round, each card once per turn (it becomes engaged).',
      },
      {
        id: 'AR-21.2',
        text: 'Owner cards: only the owner; florins and cubes to the bank. Any-player cards: the owner pays the bank; another player pays the florin cost plus 1 (at least 1) to the owner and cubes to the bank; the owner cannot refuse.',
      },
      { id: 'AR-21.3', text: 'Disc costs are placed on the card by the user and come back in phase 6.' },
      {
        id: 'AR-21.4',
        text: 'Passive cards (King) work by themselves. Medals score at the end; on wonders only if built.',
      },
      {
        id: 'AR-21.5',
        text: "A card bought in phase 5 (Researcher, Head-hunter) can be used from the buyer's next round on; a wonder only from the next turn.",
      },
      {
        id: 'AR-21.6',
        text: 'A use with no possible effect is not allowed; lowering a marker already at 0 is allowed.',
      },
      { id: 'AR-21.7', text: 'Free actions from cards use neither disc nor circle.' },
      {
        id: 'AR-21.8',
        text: 'On a card "you" is its user: gains go to him and "own" means his. Cube costs may be paid with explorer tokens.',
      },
      {
        id: 'AR-21.9',
        text: 'Cards that stand rebels (Missionary, Hospital) leave the rebellion marker where it is; the citizens are active again at once.',
      },
      {
        id: 'AR-21.10',
        text: 'A red zone shown in phase 5 is resolved in the middle of the round, starting with the first player in order; then the round goes on with what is still possible.',
      },
    ],
  },
  {
    id: 'AR-22',
    title: 'Wonders and special cards',
    paragraphs: [
      {
        id: 'AR-22.1',
        text: 'Instead of using a card the active player may build one own unbuilt wonder. Needed: its condition, cubes, discs, and an own active, not engaged citizen on the map. He pays, applies the effect once, then moves that citizen onto the card (population −1, check independence; a building it stood on is left). It can never be built again.',
      },
      {
        id: 'AR-22.2',
        text: 'Great Lighthouse (needs one controlled port): in order of play every player puts a ship from reserve by each port he controls, his choice if ships are short.',
      },
      {
        id: 'AR-22.3',
        text: 'Cathedral (needs one controlled temple): rebellion −1 per temple on the map. Colossus: surplus −1 (French rules of 2012: −2). Pyramid: rebellion +2.',
      },
      { id: 'AR-22.4', text: 'An unbuilt wonder counts as a progress card.' },
      {
        id: 'AR-22.5',
        text: 'Researcher / Head-hunter: reveal 5 cards from the deck (fewer if fewer); the user may buy one progress / character at its lowest corner cost; the rest is discarded. Red zones on those five are ignored; a red zone on the card now on top is resolved at once.',
      },
      {
        id: 'AR-22.6',
        text: "Pirate: choose an enemy ship in a region with an own ship; it returns to its owner's reserve; the owner hands over one cube of his choice. If he has none he lifts his screen: everybody sees what is behind it.",
      },
      {
        id: 'AR-22.7',
        text: 'Thief: choose an opponent; he secretly puts one cube in each of two hands (with one cube, one hand is empty; with none he lifts his screen); the thief picks a hand and keeps its content.',
      },
      {
        id: 'AR-22.8',
        text: 'Barbarian: a pillaged icon bears a coin for the rest of the game, cannot be harvested, and does not count for objectives about icons; towns do not protect; an icon with a unit of another player on it cannot be chosen.',
      },
      {
        id: 'AR-22.9',
        text: 'Merchant / Exporter: any number of purchases, or any number of sales, of one resource, each at its row. Recruiter: one worker at board IV cost.',
      },
      { id: 'AR-22.10', text: 'Explorer tokens are never cubes for Pirate and Thief.' },
      {
        id: 'AR-22.11',
        text: 'The Pirate may hit a ship that is engaged, on a port or on an icon; a ship taken from a port leaves it. A second colour of the same player (AR-24) is not an enemy.',
      },
      {
        id: 'AR-22.12',
        text: 'Barbarian: any unpillaged icon, fish included, in a region with an own active unit (a ship will do). The florin of its cost is the coin left on the icon; it does not go to the bank. He takes 3 cubes of that type, or what the bank has.',
      },
      {
        id: 'AR-22.13',
        text: 'If Researcher or Head-hunter reveal the last cards of the deck, the discards, those just revealed included, are shuffled into a new deck after the purchase.',
      },
    ],
  },
  {
    id: 'AR-23',
    title: 'Explorer tokens',
    paragraphs: [
      {
        id: 'AR-23.1',
        text: 'A token counts as one cube of any type in a crisis, or when its holder in his own round pays cubes (construction, wonder, card cost) or sells. Several may be used at once. It then leaves the game.',
      },
      {
        id: 'AR-23.2',
        text: 'For a sale the bank must have that cube, since it enters the market. For costs and crises no stock is needed.',
      },
      { id: 'AR-23.3', text: 'Used tokens never refill the piles.' },
    ],
  },
  {
    id: 'AR-24',
    title: 'Two players',
    paragraphs: [
      {
        id: 'AR-24.1',
        text: 'Pacifist and Separatist leave the deck; each player gets 2 objectives from the 8 left; all 4 count for the end and for scoring.',
      },
      {
        id: 'AR-24.2',
        text: 'One player has red and yellow, the other green and blue. He plays his first colour and may use the second when he has no ship, or no citizen, of the first left in reserve.',
      },
      {
        id: 'AR-24.3',
        text: 'Both colours are the same player everywhere: 3-citizen limit, "exactly 2", control, convoy. Limits are thus 20 citizens and 8 ships.',
      },
      { id: 'AR-24.4', text: "At most 5 discs, all of the first colour; only that colour's circles are his." },
      { id: 'AR-24.5', text: 'A tie for the highest bid leaves the order, without a second bid.' },
      { id: 'AR-24.6', text: 'Which of the two colours is the first is chosen at set-up.' },
    ],
  },
  {
    id: 'AR-25',
    title: 'Independence',
    paragraphs: [
      {
        id: 'AR-25.1',
        text: 'After every single movement of the rebellion or population marker: if rebellion exceeds population the game ends at once. Equality is safe.',
      },
      { id: 'AR-25.2', text: 'This beats a pending normal end.' },
    ],
  },
  {
    id: 'AR-26',
    title: 'Shortages and limits',
    paragraphs: [
      { id: 'AR-26.1', text: 'Rebellion and surplus never go below 0; surplus has no upper limit.' },
      { id: 'AR-26.2', text: 'Cubes: nobody takes what the bank lacks; no substitutes.' },
      {
        id: 'AR-26.3',
        text: 'Florins: the bank pays what it has. Coins on the wheel, on the Benefactor card and on pillaged icons are not in the bank.',
      },
      { id: 'AR-26.4', text: 'If the bank has no coin for the Benefactor card the zone is still credited.' },
    ],
  },
  {
    id: 'AR-27',
    title: 'End of the game and scoring',
    paragraphs: [
      {
        id: 'AR-27.1',
        text: "When the end condition on a player's objective becomes true he must reveal it at once (the table does it for him); the game ends at the end of the active player's round.",
      },
      {
        id: 'AR-27.2',
        text: "Reached outside a round, the game ends when the running step is over: phase 3 as a whole, one crisis or event, one player's phase-6 step with its refills.",
      },
      { id: 'AR-27.3', text: 'Once met it stays met, even if undone before the end.' },
      {
        id: 'AR-27.4',
        text: '"In play" counts: buildings and ships on the map, cards owned by players. "Run out" counts resource types with no cube in the bank at that moment. Bank out of money: 0 florins in the bank. Surplus above 21: 22 or more. Thresholds for 4 and 5 players continue the step from 2 to 3 players.',
      },
      { id: 'AR-27.5', text: 'Independence: everybody loses; a Separatist wins alone.' },
      {
        id: 'AR-27.6',
        text: 'Otherwise score. Set Pacifist and Separatist aside; on each other objective rank all players by its criterion: 3, 2, 1 VP for the three best values. Ties share the points of their place and the next value takes the next place. A player with none is not ranked.',
      },
      { id: 'AR-27.7', text: 'Trend: the same with 4, 3, 2 VP.' },
      {
        id: 'AR-27.8',
        text: "Pacifist: if population minus rebellion exceeds the card's figure (short 15, medium 12, long 10) he alone scores 3. Both special roles also score everything else.",
      },
      { id: 'AR-27.9', text: 'Medals: 1 VP each on owned characters (King, Pope and others) and on built wonders.' },
      {
        id: 'AR-27.10',
        text: 'Criteria about lands count the icons of that resource in regions whose town the player controls, all banks, pillaged icons excluded.',
      },
      {
        id: 'AR-27.11',
        text: 'Control and rebels are taken as they stand at that moment. Explorer tokens, cubes and florins count only behind the screen.',
      },
      { id: 'AR-27.12', text: 'Most VP wins; tie: most florins behind the screen; still tied: shared.' },
      {
        id: 'AR-27.13',
        text: 'Own citizens count rebels too, but not those on wonders; built and unbuilt wonders both count as progress cards, in both editions.',
      },
      {
        id: 'AR-27.14',
        text: 'If several end conditions are met in one round all those cards are revealed; it changes nothing else. A normal end counts as a success of all players; the best score names the grand winner.',
      },
      {
        id: 'AR-27.15',
        text: 'That nobody reveals an objective when its condition is met also tells the table that nobody holds it. The conditions met so far are public.',
      },
    ],
  },
  {
    id: 'AR-28',
    title: 'Variants and options',
    paragraphs: [
      { id: 'AR-28.1', text: 'Edition: English 2.0 (default) or French 2012.' },
      { id: 'AR-28.2', text: 'Length: short, medium, long. Decks are never mixed.' },
      {
        id: 'AR-28.3',
        text: 'Desert start: desert side up; no ships at start (all 4 in reserve); 2 citizens of each player on the desert, population 2 per player; surplus 5. In turn 0 the hex touches the desert with a matching field edge and one of the two citizens walks in; token, cubes and huts as usual; nobody lands.',
      },
      {
        id: 'AR-28.4',
        text: 'No secrets between friends: no Pacifist, no Separatist, no trend; as many objectives as players are shown; any of them ends the game; all are scored by all.',
      },
      { id: 'AR-28.5', text: 'More control: two trends.' },
      {
        id: 'AR-28.6',
        text: 'More spice: each player is dealt two objectives and keeps one. With 2 players four, keeping two.',
      },
      {
        id: 'AR-28.7',
        text: 'Choose the trend: before turn 0 the players agree on a trend. One vote each, most votes, tie broken at random; the order of play is drawn and the hexes are dealt after it.',
      },
      {
        id: 'AR-28.8',
        text: 'Benefactor: the Benefactor card plus one more random trend; no Pacifist, no Separatist; objectives dealt as usual. Recommended for 2. It replaces More control.',
      },
      { id: 'AR-28.9', text: 'Variants combine, except No secrets with any trend or objective-draw variant.' },
      {
        id: 'AR-28.10',
        text: 'Temples that count: all (default) or controlled, for events and cards that count temples.',
      },
      {
        id: 'AR-28.11',
        text: 'No secrets with 2 players shows 2 objectives and nobody holds any of his own. Choose the trend with More control: the two trends with most votes. More spice needs twice the cards dealt, so with 5 players it cannot be joined to a variant that removes Pacifist and Separatist (8 cards left).',
      },
    ],
  },
];
