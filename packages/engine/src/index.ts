export { barrierOf } from './barrier.js';
export type { Barrier } from './barrier.js';
export { questionsOf } from './asks.js';
export type { AskRule, AskRules, EventSecrecy, FramedAsk, FrameRule, FrameRules, OptionalAsk } from './asks.js';
export { asked, decisionCalled, decisionId, isSameDecision, NOBODY, offered } from './decision.js';
export type { Decision, DecisionId, Illegal } from './decision.js';
export { defineGame, WRONG_ANSWER } from './define.js';
export type { GameRules } from './define.js';
export { done, EngineFault, expose, frameId, silently } from './flow.js';
export type { Emit, FlowState, Frame, FrameView } from './flow.js';
export type {
  AnyGame,
  AskKind,
  AskOf,
  EventOf,
  EventType,
  FrameKind,
  FrameOf,
  Game,
  GameTypes,
  IllegalIn,
  MoveOf,
  MoveType,
  Step,
  Vocabulary,
} from './game.js';
export { canonicalJson, hashOf, hashText } from './hash.js';
export { commitmentTo, LUCK_SCHEME, luckFault, seedFrom } from './luck.js';
export type { Luck } from './luck.js';
export { defaultOptions, optionCombinations, parseOptions } from './options.js';
export type { OptionField, OptionsSchema } from './options.js';
export { deepFreeze, firstNotPlain } from './plain.js';
export { below, forkRandom, pick, RANDOM_ALGORITHM, randomFrom, randomShape, shuffle } from './random.js';
export type { Random } from './random.js';
export { placingsOf } from './ranking.js';
export type { Placing, PointsFrom, Score } from './ranking.js';
export {
  CHECKPOINT_EVERY,
  LONGEST_RECORD,
  namesOf,
  readRecord,
  RECORD_FORMAT,
  Recorder,
  RecordError,
  rulesOfRecord,
  writeRecord,
} from './record.js';
export type { Checkpoint, GameRecord, Input } from './record.js';
export { replay, replayTo, verify } from './replay.js';
export type { ReplayStep } from './replay.js';
export { allSeats, leftOf, seatsFrom } from './seat.js';
export type { Seat, Viewer } from './seat.js';
export { chosen, dealt } from './secrecy.js';
export type { Place, Sealed, Secret } from './secrecy.js';
export { dictionary, fields, integer, list, nullable, oneOf, ShapeError, tagged, text, truth } from './shape.js';
export type { Shape, Shaped, TaggedShape } from './shape.js';
