// San Juan's rules to read at the table. The numbers are those of docs/rules/san-juan.md.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = [
  {
    id: 'SJ-0',
    title: 'Setting up',
    paragraphs: [
      { id: 'SJ-0.1', text: 'Two to four play. Agree on the new buildings and on how the first hand is dealt.' },
      { id: 'SJ-0.2', text: 'Lots decide who is the first *Governor*, unless the table has chosen the first seat.' },
      { id: 'SJ-0.3', text: 'The five role cards lie face up in the middle.' },
      {
        id: 'SJ-0.4',
        text: 'The five price cards are shuffled into one pile. Their order never changes afterwards: they come round again and again.',
      },
      {
        id: 'SJ-0.5',
        text: 'With the *new buildings*, 29 cards join the deck and the Cathedral lies beside the roles. Without them none of these exist.',
      },
      {
        id: 'SJ-0.6',
        text: 'Everybody starts with an *Indigo plant* in front of him. It is a real building and counts towards twelve.',
      },
      { id: 'SJ-0.7', text: 'All other cards are shuffled into the deck. The discard pile is empty.' },
      { id: 'SJ-0.8', text: 'Everybody is dealt four cards, clockwise from the Governor.' },
      {
        id: 'SJ-0.9',
        text: 'With the *draft*, the players are dealt 5, 6, 7 and 8 cards in turn order. Everybody keeps four in secret and discards the rest.',
      },
      {
        id: 'SJ-0.10',
        text: 'Cards left in the deck at the start: 102, 97 or 92 with two, three or four players; with the new buildings 131, 126 or 121. A draft takes 3, 6 or 10 more, which lie in the discard pile.',
      },
    ],
  },
  {
    id: 'SJ-1',
    title: 'Cards',
    paragraphs: [
      {
        id: 'SJ-1.1',
        text: 'Whatever is paid, sold, thrown away or not kept goes face down to the *discard pile*. Nobody looks through it.',
      },
      {
        id: 'SJ-1.2',
        text: 'When a card is needed and the deck is empty, the discard pile is shuffled and becomes the deck. Cards just drawn and not yet sorted are not part of it.',
      },
      { id: 'SJ-1.3', text: 'When both are empty, a draw gives what there is; the rest is lost.' },
      { id: 'SJ-1.4', text: 'Cards are drawn from the top one by one. Goods are cards taken from the deck unseen.' },
      {
        id: 'SJ-1.5',
        text: 'A building is *in play* while it lies face up with nothing on top. Only buildings in play count: for their number, for powers, for points.',
      },
      { id: 'SJ-1.6', text: 'A production building holds one good at most, and so does the Customs house.' },
      {
        id: 'SJ-1.7',
        text: 'You may have any number of equal production buildings, but only one of each *city building*.',
      },
      {
        id: 'SJ-1.8',
        text: 'The power of a city building works from the end of the builder phase in which it was built. Production buildings can be used at once.',
      },
      {
        id: 'SJ-1.9',
        text: 'No power has to be used. Where it only gives a card or a lower price, the table does it for you without asking.',
      },
    ],
  },
  {
    id: 'SJ-2',
    title: 'The round',
    paragraphs: [
      {
        id: 'SJ-2.1',
        text: 'The Governor takes a role first, then the others clockwise. A role that is taken is gone for this round. You have to take one.',
      },
      { id: 'SJ-2.2', text: 'With three or four players everybody takes one role per round.' },
      { id: 'SJ-2.3', text: 'With two players the Governor takes one, then the other, then the Governor again.' },
      {
        id: 'SJ-2.4',
        text: 'After each pick its phase is played at once: the picker first, then clockwise, everybody once.',
      },
      { id: 'SJ-2.5', text: 'Everybody may decline the action, and the picker his privilege too.' },
      { id: 'SJ-2.6', text: 'Roles nobody took gain nothing.' },
      {
        id: 'SJ-2.7',
        text: 'After the last phase the roles go back to the middle and the Governor card passes to the left.',
      },
      { id: 'SJ-2.8', text: 'Each player finishes completely, draws and discards included, before the next begins.' },
      {
        id: 'SJ-2.9',
        text: 'You decline by passing a build, by choosing no good, or by leaving Gold mine and Goldsmith alone.',
      },
      {
        id: 'SJ-2.10',
        text: 'A question is left out only where what everybody can see leaves no choice. Otherwise it is put even to somebody who can only pass: leaving it out would betray his hand.',
      },
    ],
  },
  {
    id: 'SJ-3',
    title: 'Start of a round',
    paragraphs: [
      {
        id: 'SJ-3.1',
        text: 'In this order: the Supplier, then Chapel and Bank, then the hand limit. Nothing of this happens in the first round.',
      },
      {
        id: 'SJ-3.2',
        text: '*Supplier*: from the Governor clockwise, its owner may discard one or two cards and draws as many.',
      },
      { id: 'SJ-3.3', text: '*Chapel*: its owner may put one hand card face down under it each round.' },
      {
        id: 'SJ-3.4',
        text: '*Bank*: once in the whole game its owner may put any number of hand cards face down under it. Putting none does not use it up; a second Bank gives no second use.',
      },
      { id: 'SJ-3.5', text: 'Who has both decides about both together. All owners decide at the same time.' },
      {
        id: 'SJ-3.6',
        text: '*Hand limit*: you discard down to seven cards. A *Tower* allows twelve. If anybody has a *Guard room*, players without one may hold only six, Tower owners still twelve.',
      },
      { id: 'SJ-3.7', text: 'The limit is looked at only now, never during a round or at the end.' },
      { id: 'SJ-3.8', text: 'Nobody may discard more than he has to.' },
      {
        id: 'SJ-3.9',
        text: 'Everybody sees how many cards you lay down, and under which building. How many lie there afterwards is not shown to the others.',
      },
    ],
  },
  {
    id: 'SJ-4',
    title: 'Privileges and the Library',
    paragraphs: [
      {
        id: 'SJ-4.1',
        text: 'The picker has a *privilege*: the builder pays 1 less, the producer makes 1 good more, the trader sells 1 more, the mayor draws 3 more, the prospector draws 1 card.',
      },
      {
        id: 'SJ-4.2',
        text: 'With a *Library* your own privilege counts twice: 2 less, 2 goods, 2 sales, 8 cards drawn in all, 2 cards.',
      },
      {
        id: 'SJ-4.3',
        text: 'With two players a Library works once per round. The Governor says with his first pick whether he uses it or saves it for the second.',
      },
      { id: 'SJ-4.4', text: 'A Library built in your own first builder phase can be used with your second pick.' },
      {
        id: 'SJ-4.5',
        text: 'The question is put only then. Used is used, even if the second privilege brings nothing.',
      },
    ],
  },
  {
    id: 'SJ-5',
    title: 'Builder',
    paragraphs: [
      {
        id: 'SJ-5.1',
        text: 'Everybody in turn may build one building from his hand, or the Cathedral while it lies on the table.',
      },
      { id: 'SJ-5.2', text: 'The card is put down, then paid for, then cards are drawn for building.' },
      {
        id: 'SJ-5.3',
        text: 'The price is the cost, 1 less for the builder (2 with a Library), 1 less with a *Smithy* for production buildings, 1 less with a *Quarry* for city buildings, less the value of what the Crane covers. Never below zero, and nothing is paid back.',
      },
      { id: 'SJ-5.4', text: 'You pay by discarding exactly so many hand cards. The card you build is not money.' },
      {
        id: 'SJ-5.5',
        text: '*Black market*: up to two of your goods may each replace a card of the payment, the good of the Customs house too.',
      },
      { id: 'SJ-5.6', text: 'You cannot build a city building that you have in play, nor one you cannot pay for.' },
      {
        id: 'SJ-5.7',
        text: '*Carpenter*: after paying for a city building you draw a card. Not for the Carpenter itself.',
      },
      {
        id: 'SJ-5.8',
        text: '*Poor house*: if you built and now hold no more than one card, you draw one. The Carpenter comes first.',
      },
      { id: 'SJ-5.9', text: 'The Cathedral is a city building in every respect.' },
      {
        id: 'SJ-5.10',
        text: 'It goes to the first who builds it. No hand card is needed: at price zero even an empty hand can build it.',
      },
      {
        id: 'SJ-5.11',
        text: '*Tavern*: after all have built, its owner draws a card if nobody has fewer buildings than he and somebody has more.',
      },
      { id: 'SJ-5.12', text: 'Then the end of the game is checked, and the new buildings begin to work.' },
    ],
  },
  {
    id: 'SJ-6',
    title: 'Crane',
    paragraphs: [
      {
        id: 'SJ-6.1',
        text: 'With a *Crane* you may put the new building on top of one of yours instead of beside them.',
      },
      { id: 'SJ-6.2', text: 'Not on the Crane itself, and not on a building of the same kind.' },
      { id: 'SJ-6.3', text: 'The price falls by the cost of the building covered; a *Park* is worth 6.' },
      {
        id: 'SJ-6.4',
        text: 'What is covered is out of play at once, with power and points, and stays there to the end.',
      },
      {
        id: 'SJ-6.5',
        text: 'Its power does not help with this build any more: a covered Quarry lowers no price, a covered Carpenter draws no card.',
      },
      { id: 'SJ-6.6', text: 'A good on the covered building is lost before you pay.' },
      {
        id: 'SJ-6.7',
        text: 'Cards tucked under a covered Chapel, Bank or Harbor keep their points. No new ones go there.',
      },
      {
        id: 'SJ-6.8',
        text: 'A city building that is covered may be built again. A second Crane may not: the first is always in play.',
      },
      { id: 'SJ-6.9', text: 'Building over another does not raise your number of buildings. Stacks may grow.' },
      { id: 'SJ-6.10', text: 'A covered Cathedral does not come back.' },
      { id: 'SJ-6.11', text: 'The Cathedral may be put over a building of yours too.' },
      { id: 'SJ-6.12', text: 'Of a stack only the top building counts: for the value and for being of the same kind.' },
      {
        id: 'SJ-6.13',
        text: 'Equal buildings are interchangeable, except that one with a good differs from one without.',
      },
    ],
  },
  {
    id: 'SJ-7',
    title: 'Producer',
    paragraphs: [
      {
        id: 'SJ-7.1',
        text: 'Everybody in turn may put a card from the deck, unseen, on an empty production building of his; the producer one more (two with a Library), the *Aqueduct* one more.',
      },
      { id: 'SJ-7.2', text: 'Only on empty production buildings. The Customs house is none.' },
      { id: 'SJ-7.3', text: '*Well*: who produced two goods or more draws a card.' },
      { id: 'SJ-7.4', text: 'If the cards run out, you produce as many as there are.' },
      {
        id: 'SJ-7.5',
        text: 'The goods then go to your buildings in the order of their names; choose fewer to fill a certain one.',
      },
    ],
  },
  {
    id: 'SJ-8',
    title: 'Trader',
    paragraphs: [
      { id: 'SJ-8.1', text: 'The trader turns up the next *price card*. It holds for the whole phase.' },
      {
        id: 'SJ-8.2',
        text: 'Everybody in turn may sell one good; the trader one more (two with a Library), the *Trading post* one more.',
      },
      {
        id: 'SJ-8.3',
        text: 'You name your goods together, discard them unseen and draw as many cards as they are worth in all.',
      },
      {
        id: 'SJ-8.4',
        text: '*Market stand*: a card more for two sales or more. *Market hall*: a card more for one sale or more.',
      },
      {
        id: 'SJ-8.5',
        text: 'The good of a *Customs house* always sells for 2. It uses up a sale and counts like any other.',
      },
      {
        id: 'SJ-8.6',
        text: '*Harbor*: one of the goods you sell may go under it instead of to the discard pile. It is sold all the same.',
      },
      { id: 'SJ-8.7', text: '*Hut*: if nobody sold anything, its owner draws a card.' },
      { id: 'SJ-8.8', text: 'At the end the price card goes under the pile.' },
      { id: 'SJ-8.9', text: 'Goods paid at the Black market or lost under a Crane are not sold.' },
    ],
  },
  {
    id: 'SJ-9',
    title: 'Mayor',
    paragraphs: [
      { id: 'SJ-9.1', text: 'First every empty *Customs house* receives a card as a good.' },
      {
        id: 'SJ-9.2',
        text: 'Then everybody in turn draws two cards (the mayor five, with a Library eight), keeps one and discards the others.',
      },
      { id: 'SJ-9.3', text: '*Prefecture*: keep up to two.' },
      {
        id: 'SJ-9.4',
        text: '*Archive*: all cards drawn join your hand; then you discard from the whole hand as many as you would have had to.',
      },
      { id: 'SJ-9.5', text: 'At least one card is kept. With a Prefecture you may keep one instead of two.' },
      { id: 'SJ-9.6', text: 'If cards are short you draw what there is.' },
    ],
  },
  {
    id: 'SJ-10',
    title: 'Prospector',
    paragraphs: [
      { id: 'SJ-10.1', text: 'Only the picker draws a card, two with a Library.' },
      {
        id: 'SJ-10.2',
        text: '*Gold mine*: its owners in turn may turn up four cards. If all four costs differ, the cheapest goes to the hand; otherwise all are discarded.',
      },
      { id: 'SJ-10.3', text: 'If fewer than four cards are left, the Gold mine cannot be used.' },
      {
        id: 'SJ-10.4',
        text: '*Goldsmith*: its owners in turn may turn up a card. If nobody at all has that building in play, they take it.',
      },
      { id: 'SJ-10.5', text: 'All Gold mines come before all Goldsmiths.' },
    ],
  },
  {
    id: 'SJ-11',
    title: 'End of the game',
    paragraphs: [
      {
        id: 'SJ-11.1',
        text: 'The game ends after a builder phase in which somebody has *twelve buildings* in play. All still get their build.',
      },
      { id: 'SJ-11.2', text: 'The first Indigo plant and the Cathedral count, covered buildings do not.' },
      { id: 'SJ-11.3', text: 'Nobody can have more than twelve.' },
      {
        id: 'SJ-11.4',
        text: 'It also ends after a round at whose end no card is left in deck and discard pile and no good lies on any building, if nobody holds a card either, or if that was so when the round began too, it had a builder phase, and nobody built or tucked a card in it.',
      },
    ],
  },
  {
    id: 'SJ-12',
    title: 'Points',
    paragraphs: [
      { id: 'SJ-12.1', text: 'The points printed on your buildings in play.' },
      { id: 'SJ-12.2', text: 'One point per card under your Chapel, Bank and Harbor, covered ones included.' },
      { id: 'SJ-12.3', text: '*City hall*: one per city building of yours, itself and monuments included.' },
      { id: 'SJ-12.4', text: '*Triumphal arch*: 4, 6 or 8 for one, two or three monuments.' },
      { id: 'SJ-12.5', text: '*Guild hall*: one per production building and one per different kind of them.' },
      {
        id: 'SJ-12.6',
        text: '*Residence*: make sets of three different buildings of equal cost, each building in one set only. The first four sets give 4, 3, 2 and 1.',
      },
      {
        id: 'SJ-12.7',
        text: '*Cathedral*: 4, 3, 2 and 1 for the first four cost-6 buildings of all the others together.',
      },
      { id: 'SJ-12.8', text: '*Palace*: last of all, a quarter of all your other points, rounded down.' },
      {
        id: 'SJ-12.9',
        text: 'A scoring building counts even if it was built in the last phase; covered ones score nothing.',
      },
    ],
  },
  {
    id: 'SJ-13',
    title: 'Who wins',
    paragraphs: [
      {
        id: 'SJ-13.1',
        text: 'Most points win. In a tie: more cards in hand and goods on production buildings together.',
      },
      { id: 'SJ-13.2', text: 'Still tied: they win together.' },
      { id: 'SJ-13.3', text: 'All places are given by the same two figures.' },
    ],
  },
];
