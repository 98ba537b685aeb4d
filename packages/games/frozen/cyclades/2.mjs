/*! Atoll, the rules of a game as they were when this version shipped.

MIT License

Copyright (c) 2026 The Atoll authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.

---

@noble/hashes

The MIT License (MIT)

Copyright (c) 2022 Paul Miller (https://paulmillr.com)

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the “Software”), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED “AS IS”, WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE. */

//#region packages/engine/src/decision.ts
const NOBODY = [];
function asked(frame, seat, ask, step = 0) {
	return {
		frame: frame.id,
		seat,
		step,
		ask
	};
}

//#endregion
//#region packages/engine/src/asks.ts
function questionsOf() {
	return {
		ask: (_kind, rule) => rule,
		optionalAsk: (_kind, rule) => ({
			...rule,
			frame: null
		})
	};
}

//#endregion
//#region packages/engine/src/flow.ts
const done = () => "done";
function frameId(draft) {
	draft.frames += 1;
	return draft.frames;
}
function expose(draft, things = 1) {
	draft.exposed += things;
}
var EngineFault = class extends Error {
	name = "EngineFault";
};
const STEP_LIMIT = 1e4;
function settle(draft, flow, emit, stepped) {
	const tell = emit;
	let waits = false;
	for (let steps = 0; steps < STEP_LIMIT; steps++) {
		const top = draft.stack[draft.stack.length - 1];
		if (top === void 0) return NOBODY;
		const rule = ruleOf(flow, top);
		const owed = rule.decisions(draft, top);
		if (owed.length > 0) return owed;
		if (waits) throw new EngineFault(`frame '${top.kind}' waits, but nobody owes an answer`);
		const progress = rule.settle(draft, top, tell);
		waits = progress === "waiting";
		if (progress === "done" && draft.stack.pop() !== top) throw new EngineFault(`frame '${top.kind}' was done while another lay on it`);
		stepped?.(draft, emit);
	}
	throw new EngineFault(`the flow did not settle within ${STEP_LIMIT} steps`);
}
function ruleOf(flow, frame) {
	const rule = flow[frame.kind];
	if (rule === void 0) throw new EngineFault(`no rules for a frame of kind '${frame.kind}'`);
	return rule;
}

//#endregion
//#region node_modules/@noble/hashes/_u64.js
const fromNumH = (n) => n / 2 ** 32 | 0;
const fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	const h = fromNumH(n);
	const l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE);
	view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}

//#endregion
//#region node_modules/@noble/hashes/utils.js
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
const aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
const aopts = (value, label) => {
	aobject(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new TypeError("string expected");
	const encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
const oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });

//#endregion
//#region node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = false;
	padOffset;
	isLE;
	buffer;
	view;
	finished = false;
	length = 0;
	pos = 0;
	destroyed = false;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		let processed = false;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = true;
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
				processed = true;
			}
		}
		this.length += data.length;
		if (processed) this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		buffer.fill(0, pos);
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			buffer.fill(0);
		}
		setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
		this.process(view, 0);
		this.roundClean();
		const oview = out === buffer ? view : createView(out);
		const len = this.outputLen;
		const outLen = len / 4;
		const state = this.get();
		if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneIntoMeta(to) {
		const { buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (pos) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
const SHA256_IV = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);

//#endregion
//#region node_modules/@noble/hashes/sha2.js
const SHA256_K = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
const SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
const sha256 = /* @__PURE__ */ createHasher(() => new _SHA256(), /* @__PURE__ */ oidNist(1));

//#endregion
//#region packages/engine/src/chacha.ts
const kept = Array.from({ length: 8 }, () => ({
	key: [
		0,
		0,
		0,
		0
	],
	block: -1,
	words: /* @__PURE__ */ new Int32Array(16)
}));
function blockOf(random, block) {
	const [a, b, c, d] = random;
	const entry = kept[(a ^ block) & 7];
	const { key } = entry;
	if (entry.block !== block || key[0] !== a || key[1] !== b || key[2] !== c || key[3] !== d) {
		entry.block = block;
		entry.key = [
			a,
			b,
			c,
			d
		];
		fill(entry.words, a, b, c, d, block);
	}
	return entry.words;
}
const CONSTANTS = [
	1634760805,
	824206446,
	2036477238,
	1797285236
];
const DOUBLE_ROUNDS = 4;
const start = /* @__PURE__ */ new Int32Array(16);
function fill(into, a, b, c, d, block) {
	start.set(CONSTANTS);
	start.set([
		a,
		b,
		c,
		d,
		a,
		b,
		c,
		d,
		block,
		0,
		0,
		0
	], 4);
	into.set(start);
	for (let round = 0; round < DOUBLE_ROUNDS; round++) {
		quarter(into, 0, 4, 8, 12);
		quarter(into, 1, 5, 9, 13);
		quarter(into, 2, 6, 10, 14);
		quarter(into, 3, 7, 11, 15);
		quarter(into, 0, 5, 10, 15);
		quarter(into, 1, 6, 11, 12);
		quarter(into, 2, 7, 8, 13);
		quarter(into, 3, 4, 9, 14);
	}
	for (let i = 0; i < 16; i++) into[i] = into[i] + start[i];
}
function quarter(x, i, j, k, l) {
	let a = x[i];
	let b = x[j];
	let c = x[k];
	let d = x[l];
	a = a + b | 0;
	d = turn(d ^ a, 16);
	c = c + d | 0;
	b = turn(b ^ c, 12);
	a = a + b | 0;
	d = turn(d ^ a, 8);
	c = c + d | 0;
	b = turn(b ^ c, 7);
	x[i] = a;
	x[j] = b;
	x[k] = c;
	x[l] = d;
}
const turn = (word, by) => word << by | word >>> 32 - by;

//#endregion
//#region packages/engine/src/shape.ts
var ShapeError = class extends Error {
	name = "ShapeError";
	constructor(path, expected) {
		super(`${path} must be ${expected}`);
	}
};
const integer = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) => (raw, path) => {
	if (!Number.isSafeInteger(raw) || raw < min || raw > max) throw new ShapeError(path, max === Number.MAX_SAFE_INTEGER ? "a whole number" : `a whole number from ${min} to ${max}`);
	return raw + 0;
};
const truth = (raw, path) => {
	if (typeof raw !== "boolean") throw new ShapeError(path, "true or false");
	return raw;
};
const oneOf = (values) => (raw, path) => {
	const known = values[values.indexOf(raw)];
	if (known === void 0) throw new ShapeError(path, values.length > 12 ? "a known id" : `one of ${values.join(", ")}`);
	return known;
};
const nullable = (shape) => (raw, path) => raw === null ? null : shape(raw, path);
const list = (shape, maxLength = 1e3) => (raw, path) => {
	if (!Array.isArray(raw) || raw.length > maxLength) throw new ShapeError(path, `a list of at most ${maxLength} items`);
	return raw.map((item, index) => shape(item, `${path}[${index}]`));
};
const fields = (shapes) => (raw, path) => {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new ShapeError(path, "an object");
	for (const name of Object.keys(raw)) if (!Object.hasOwn(shapes, name)) throw new ShapeError(`${path}.${name}`, "left out: there is no such field");
	const parsed = {};
	for (const [name, shape] of Object.entries(shapes)) {
		if (!Object.hasOwn(raw, name)) throw new ShapeError(`${path}.${name}`, "given");
		parsed[name] = shape(raw[name], `${path}.${name}`);
	}
	return parsed;
};
function tagged(tag, variants) {
	const tags = Object.keys(variants);
	const shapes = new Map(tags.map((name) => [name, fields({
		[tag]: oneOf([name]),
		...variants[name]
	})]));
	const parse = (raw, path) => {
		if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new ShapeError(path, "an object");
		const name = raw[tag];
		const shape = typeof name === "string" ? shapes.get(name) : void 0;
		if (shape === void 0) throw new ShapeError(`${path}.${tag}`, `one of ${tags.join(", ")}`);
		return shape(raw, path);
	};
	return Object.assign(parse, { tags });
}

//#endregion
//#region packages/engine/src/random.ts
const RANDOM_ALGORITHM = "chacha8-1";
function randomFrom(seed) {
	const bytes = sha256(utf8ToBytes(seed));
	const words = new DataView(bytes.buffer, bytes.byteOffset);
	return [
		words.getInt32(0),
		words.getInt32(4),
		words.getInt32(8),
		words.getInt32(12),
		0
	];
}
function nextWord(random) {
	const used = random[4];
	random[4] = used + 1;
	return blockOf(random, used >>> 4)[used & 15] >>> 0;
}
function forkRandom(random) {
	return [
		nextWord(random) | 0,
		nextWord(random) | 0,
		nextWord(random) | 0,
		nextWord(random) | 0,
		0
	];
}
const LAST_WORD = 2147483647;
const randomShape = (raw, path) => {
	const words = list(integer(-2147483648, LAST_WORD), 5)(raw, path);
	if (words.length !== 5 || words[4] < 0) throw new ShapeError(path, "four words and how many have been used");
	return words;
};
function below(random, n) {
	const limit = 4294967296 - 4294967296 % n;
	let word = nextWord(random);
	while (word >= limit) word = nextWord(random);
	return word % n;
}
function shuffle(random, items) {
	for (let i = items.length - 1; i > 0; i--) {
		const j = below(random, i + 1);
		const held = items[i];
		items[i] = items[j];
		items[j] = held;
	}
	return items;
}

//#endregion
//#region packages/engine/src/secrecy.ts
function scrambled(game, state, viewer, random) {
	const draft = game.clone(state);
	draft.rng = forkRandom(random);
	for (const secret of game.secrets) secret.scramble(draft, viewer, random);
	return draft;
}
function dealt(declared) {
	const unknownTo = (state, viewer) => declared.places(state).filter((place) => place.things.length > 0 && !place.knows(viewer));
	return {
		rule: declared.rule,
		names: declared.names,
		hidden(state, viewer) {
			const hidden = {};
			for (const { name, things } of unknownTo(state, viewer)) (hidden[name] ??= []).push(things.slice());
			return hidden;
		},
		scramble(draft, viewer, random) {
			const unknown = unknownTo(draft, viewer);
			const pool = shuffle(random, unknown.flatMap(({ things }) => things));
			for (const place of unknown) place.put(draft, pool.splice(0, place.things.length));
		}
	};
}

//#endregion
//#region packages/engine/src/define.ts
const WRONG_ANSWER = {
	rule: "ENGINE",
	reason: "wrong-answer"
};
function defineGame(rules) {
	const flow = rules.flow;
	const asks = rules.asks;
	const events = rules.events;
	const { standing, answering, stepped } = rules;
	const watch = stepped;
	const questionOf = (decision) => {
		const question = asks[decision.ask.kind];
		if (question === void 0) throw new EngineFault(`no rules for an ask of kind '${decision.ask.kind}'`);
		return question;
	};
	const askingFrame = (state, decision) => {
		if (decision.optional === true) return null;
		const top = state.stack[state.stack.length - 1];
		if (top?.id !== decision.frame) throw new EngineFault(`frame ${decision.frame} asks no more`);
		return top;
	};
	const withStanding = (state, owed) => {
		if (standing === void 0 || state.stack.length === 0) return owed;
		const offers = standing(state);
		return offers.length === 0 ? owed : [...owed, ...offers];
	};
	const decisions = (state) => {
		const top = state.stack[state.stack.length - 1];
		if (top === void 0) return [];
		return withStanding(state, ruleOf(flow, top).decisions(state, top));
	};
	const perform = (draft, decision, move, emit) => {
		const question = questionOf(decision);
		const frame = askingFrame(draft, decision);
		if (frame !== null) answering?.(draft, emit);
		question.answer(draft, decision.seat, frame, move, emit, decision.ask);
		if (frame !== null) stepped?.(draft, emit);
		return withStanding(draft, settle(draft, flow, emit, watch));
	};
	return {
		id: rules.id,
		rulesVersion: rules.rulesVersion,
		random: RANDOM_ALGORITHM,
		seats: rules.seats,
		options: rules.options,
		openAsks: Object.keys(asks).filter((kind) => asks[kind]?.open === true),
		askRules: Object.fromEntries(Object.entries(asks).map(([kind, { rule }]) => [kind, rule])),
		vocabulary: {
			asks: Object.keys(asks),
			moves: rules.moveShape.tags,
			events: Object.keys(events),
			frames: Object.keys(flow),
			reasons: rules.reasons
		},
		parseMove: (raw) => rules.moveShape(raw, "move"),
		parseState: (raw) => rules.stateShape(raw, "state"),
		setup(seats, options, seed) {
			const { min, max } = rules.seats;
			if (!Number.isInteger(seats) || seats < min || seats > max) throw new ShapeError("seats", `from ${min} to ${max}`);
			const refused = rules.options.check?.(options, seats) ?? null;
			if (refused !== null) throw new ShapeError("options", `allowed together (${refused.rule}: ${refused.reason})`);
			const told = [];
			const emit = (event) => void told.push(event);
			const state = rules.layOut(seats, options, randomFrom(seed), emit);
			settle(state, flow, emit, watch);
			return {
				state,
				events: told
			};
		},
		decisions,
		legalMoves: (state, decision) => questionOf(decision).list(state, decision.seat, askingFrame(state, decision), decision.ask),
		check(state, decision, move) {
			const question = questionOf(decision);
			if (!question.answers.includes(move.type)) return WRONG_ANSWER;
			return question.check(state, decision.seat, askingFrame(state, decision), move, decision.ask);
		},
		clone: (state) => rules.clone(state),
		perform,
		apply(state, decision, move) {
			const draft = rules.clone(state);
			const told = [];
			perform(draft, decision, move, (event) => void told.push(event));
			return {
				state: draft,
				events: told
			};
		},
		fallback: (state, decision) => questionOf(decision).fallback(state, decision.seat, askingFrame(state, decision), decision.ask),
		view: (state, viewer) => rules.view(state, viewer),
		viewEvent(event, viewer) {
			const told = events[event.type];
			if (told === void 0) throw new EngineFault(`nobody has said who is told of '${event.type}'`);
			return told === "open" ? event : told(event, viewer);
		},
		guess: (view, viewer, random) => rules.guess(view, viewer, random),
		secrets: rules.secrets,
		scramble: (state, viewer, random) => scrambled(rules, state, viewer, random),
		standings: (state) => rules.standings(state),
		ranking: (state) => state.stack.length === 0 ? rules.standings(state) : null,
		ending: (state) => rules.ending(state),
		invariants: (state) => rules.invariants(state)
	};
}

//#endregion
//#region packages/engine/src/ranking.ts
function placingsOf(scores) {
	const sorted = scores.toSorted(compareScores);
	const placings = [];
	for (const [index, score] of sorted.entries()) {
		const above = placings[index - 1];
		const rank = above !== void 0 && compareScores(above, score) === 0 ? above.rank : index + 1;
		placings.push({
			...score,
			rank,
			won: rank === 1
		});
	}
	return placings;
}
function compareScores(a, b) {
	if (a.points !== b.points) return b.points - a.points;
	for (let i = 0; i < Math.max(a.tieBreaks.length, b.tieBreaks.length); i++) {
		const difference = (b.tieBreaks[i] ?? 0) - (a.tieBreaks[i] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}

//#endregion
//#region packages/engine/src/seat.ts
function seatsFrom(first, seats) {
	const order = [];
	for (let i = 0; i < seats; i++) order.push((first + i) % seats);
	return order;
}
function allSeats(seats) {
	return seatsFrom(0, seats);
}

//#endregion
//#region packages/game-cyclades/src/clone.ts
function clone(state) {
	const { options } = state;
	return {
		rng: state.rng.slice(),
		stack: cloneStack(state.stack),
		frames: state.frames,
		exposed: state.exposed,
		seats: state.seats,
		options: {
			positions: options.positions,
			twoPlayerStart: options.twoPlayerStart
		},
		cycle: state.cycle,
		owner: state.owner.slice(),
		troops: state.troops.slice(),
		buildings: state.buildings.slice(),
		metropolis: state.metropolis.slice(),
		usedTemples: state.usedTemples.slice(),
		usedMetropolis: state.usedMetropolis.slice(),
		prosperity: state.prosperity.slice(),
		fleetOwner: state.fleetOwner.slice(),
		fleets: state.fleets.slice(),
		kraken: state.kraken,
		figurineIsland: state.figurineIsland.slice(),
		summoner: state.summoner.slice(),
		summonedIn: state.summonedIn.slice(),
		priests: state.priests.slice(),
		philosophers: state.philosophers.slice(),
		eliminated: state.eliminated.slice(),
		track: state.track.slice(),
		discard: state.discard.slice(),
		row: state.row.slice(),
		offerSeat: state.offerSeat.slice(),
		offerGold: state.offerGold.slice(),
		apollo: state.apollo.slice(),
		turnTrack: state.turnTrack.slice(),
		finished: state.finished.slice(),
		gold: state.gold.slice(),
		pile: state.pile.slice(),
		faceDown: state.faceDown.slice()
	};
}
function cloneStack(stack) {
	const copy = [];
	for (const frame of stack) copy.push(cloneFrame(frame));
	return copy;
}
function cloneFrame(frame) {
	switch (frame.kind) {
		case "cycle": return {
			kind: frame.kind,
			id: frame.id,
			phase: frame.phase
		};
		case "offering": {
			const { kind, id, next, asked, lost, made } = frame;
			return {
				kind,
				id,
				next,
				asked,
				lost,
				made
			};
		}
		case "actions": return {
			kind: frame.kind,
			id: frame.id,
			next: frame.next
		};
		case "god-turn": {
			const { kind, id, seat, said, god, recruited, stage } = frame;
			return {
				kind,
				id,
				seat,
				said,
				god,
				recruited,
				stage
			};
		}
		case "apollo-turn": {
			const { kind, id, seat, said, place, stage } = frame;
			return {
				kind,
				id,
				seat,
				said,
				place,
				stage
			};
		}
		case "fleet-movement": {
			const { kind, id, seat, said, at, stepsLeft } = frame;
			return {
				kind,
				id,
				seat,
				said,
				at,
				stepsLeft
			};
		}
		case "battle": return cloneBattle(frame);
		case "metropolis": {
			const { kind, id, seat, said, removing, stage } = frame;
			return {
				kind,
				id,
				seat,
				said,
				removing,
				stage
			};
		}
		case "creature": {
			const { kind, id, seat, said, creature, stage, held } = frame;
			return {
				kind,
				id,
				seat,
				said,
				creature,
				stage,
				held
			};
		}
		case "sylph": {
			const { kind, id, seat, said, stage, stepsLeft, tiredAt, tired } = frame;
			return {
				kind,
				id,
				seat,
				said,
				stage,
				stepsLeft,
				tiredAt: tiredAt.slice(),
				tired: tired.slice()
			};
		}
		case "sphinx": return {
			kind: frame.kind,
			id: frame.id,
			seat: frame.seat,
			said: frame.said,
			stage: frame.stage
		};
		case "kraken": return {
			kind: frame.kind,
			id: frame.id,
			seat: frame.seat,
			said: frame.said,
			stage: frame.stage
		};
		case "polyphemus": {
			const { kind, id, seat, said, island, stage } = frame;
			return {
				kind,
				id,
				seat,
				said,
				island,
				stage
			};
		}
	}
}
function cloneBattle(frame) {
	const { kind, id, place, land, attacker, defender, attackers, assaults, stage, winner } = frame;
	return {
		kind,
		id,
		place,
		land,
		attacker,
		defender,
		attackers,
		assaults,
		stage,
		winner
	};
}

//#endregion
//#region packages/game-cyclades/src/data/buildings.ts
const BUILDING_IDS = [
	"port",
	"fortress",
	"temple",
	"university"
];
const PORT = 0;
const FORTRESS = 1;
const TEMPLE = 2;
const UNIVERSITY = 3;
const BUILDING_TYPES = [
	0,
	1,
	2,
	3
];

//#endregion
//#region packages/game-cyclades/src/data/components.ts
const DIE_FACES = [
	0,
	1,
	1,
	2,
	2,
	3
];

//#endregion
//#region packages/game-cyclades/src/data/boards.ts
const BOARD_DATA = {
	"board-2-3": {
		seats: [2, 3],
		seas: [
			{
				id: "sea-a1",
				q: 2,
				r: -5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-a2",
				q: 3,
				r: -5,
				prosperity: 1,
				tradeArrow: "ne"
			},
			{
				id: "sea-b2",
				q: 2,
				r: -4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-b3",
				q: 3,
				r: -4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c1",
				q: 0,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c2",
				q: 1,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d1",
				q: -1,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d3",
				q: 1,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d4",
				q: 2,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d5",
				q: 3,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e1",
				q: -2,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e2",
				q: -1,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e4",
				q: 1,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e6",
				q: 3,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f1",
				q: -3,
				r: 0,
				prosperity: 1,
				tradeArrow: "w"
			},
			{
				id: "sea-f3",
				q: -1,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f4",
				q: 0,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f5",
				q: 1,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f6",
				q: 2,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f7",
				q: 3,
				r: 0,
				prosperity: 1,
				tradeArrow: "e"
			},
			{
				id: "sea-g3",
				q: -1,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g5",
				q: 1,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h1",
				q: -3,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h2",
				q: -2,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h3",
				q: -1,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h4",
				q: 0,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i2",
				q: -2,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i3",
				q: -1,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-j2",
				q: -2,
				r: 4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-k2",
				q: -2,
				r: 5,
				prosperity: 1,
				tradeArrow: "se"
			}
		],
		islands: [
			{
				id: "kea",
				name: {
					en: "Kea",
					fr: "Kéa"
				},
				squares: 1,
				covered: 1,
				prosperity: 2,
				hexes: [{
					label: "b1",
					q: 1,
					r: -4
				}]
			},
			{
				id: "rineia",
				name: {
					en: "Rineia",
					fr: "Rhénée"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "c3",
					q: 2,
					r: -3
				}, {
					label: "c4",
					q: 3,
					r: -3
				}]
			},
			{
				id: "serifos",
				name: {
					en: "Serifos",
					fr: "Sérifos"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "d2",
					q: 0,
					r: -2
				}, {
					label: "e3",
					q: 0,
					r: -1
				}]
			},
			{
				id: "antiparos",
				name: {
					en: "Antiparos",
					fr: "Antiparos"
				},
				squares: 1,
				covered: 1,
				prosperity: 2,
				hexes: [{
					label: "e5",
					q: 2,
					r: -1
				}]
			},
			{
				id: "sifnos",
				name: {
					en: "Sifnos",
					fr: "Sifnos"
				},
				squares: 3,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "f2",
						q: -2,
						r: 0
					},
					{
						label: "g1",
						q: -3,
						r: 1
					},
					{
						label: "g2",
						q: -2,
						r: 1
					}
				]
			},
			{
				id: "schinoussa",
				name: {
					en: "Schinoussa",
					fr: "Schinoussa"
				},
				squares: 1,
				covered: 1,
				prosperity: 2,
				hexes: [{
					label: "g4",
					q: 0,
					r: 1
				}]
			},
			{
				id: "naxos",
				name: {
					en: "Naxos",
					fr: "Naxos"
				},
				squares: 4,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "g6",
						q: 2,
						r: 1
					},
					{
						label: "h5",
						q: 1,
						r: 2
					},
					{
						label: "i4",
						q: 0,
						r: 3
					},
					{
						label: "j3",
						q: -1,
						r: 4
					}
				]
			},
			{
				id: "folegandros",
				name: {
					en: "Folegandros",
					fr: "Folégandros"
				},
				squares: 3,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "i1",
						q: -3,
						r: 3
					},
					{
						label: "j1",
						q: -3,
						r: 4
					},
					{
						label: "k1",
						q: -3,
						r: 5
					}
				]
			}
		]
	},
	"board-4": {
		seats: [4],
		seas: [
			{
				id: "sea-a1",
				q: 1,
				r: -5,
				prosperity: 1,
				tradeArrow: "nw"
			},
			{
				id: "sea-a2",
				q: 2,
				r: -5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-a3",
				q: 3,
				r: -5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-a4",
				q: 4,
				r: -5,
				prosperity: 1,
				tradeArrow: "ne"
			},
			{
				id: "sea-b3",
				q: 2,
				r: -4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-b4",
				q: 3,
				r: -4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-b5",
				q: 4,
				r: -4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c3",
				q: 1,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c4",
				q: 2,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d1",
				q: -2,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d2",
				q: -1,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d3",
				q: 0,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d5",
				q: 2,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d6",
				q: 3,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d7",
				q: 4,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e1",
				q: -3,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e3",
				q: -1,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e4",
				q: 0,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e6",
				q: 2,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e8",
				q: 4,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f1",
				q: -4,
				r: 0,
				prosperity: 1,
				tradeArrow: "w"
			},
			{
				id: "sea-f2",
				q: -3,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f3",
				q: -2,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f5",
				q: 0,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f6",
				q: 1,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f7",
				q: 2,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f8",
				q: 3,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f9",
				q: 4,
				r: 0,
				prosperity: 1,
				tradeArrow: "e"
			},
			{
				id: "sea-g2",
				q: -3,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g3",
				q: -2,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g5",
				q: 0,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g7",
				q: 2,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h3",
				q: -2,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h4",
				q: -1,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h5",
				q: 0,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h6",
				q: 1,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i1",
				q: -4,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i2",
				q: -3,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i4",
				q: -1,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i5",
				q: 0,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-j1",
				q: -4,
				r: 4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-j4",
				q: -1,
				r: 4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-k1",
				q: -4,
				r: 5,
				prosperity: 1,
				tradeArrow: "sw"
			},
			{
				id: "sea-k2",
				q: -3,
				r: 5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-k3",
				q: -2,
				r: 5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-k4",
				q: -1,
				r: 5,
				prosperity: 1,
				tradeArrow: "se"
			}
		],
		islands: [
			{
				id: "andros",
				name: {
					en: "Andros",
					fr: "Andros"
				},
				squares: 4,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "b1",
						q: 0,
						r: -4
					},
					{
						label: "b2",
						q: 1,
						r: -4
					},
					{
						label: "c1",
						q: -1,
						r: -3
					},
					{
						label: "c2",
						q: 0,
						r: -3
					}
				]
			},
			{
				id: "rineia",
				name: {
					en: "Rineia",
					fr: "Rhénée"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "c5",
					q: 3,
					r: -3
				}, {
					label: "c6",
					q: 4,
					r: -3
				}]
			},
			{
				id: "syros",
				name: {
					en: "Syros",
					fr: "Syros"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "d4",
					q: 1,
					r: -2
				}, {
					label: "e5",
					q: 1,
					r: -1
				}]
			},
			{
				id: "kythnos",
				name: {
					en: "Kythnos",
					fr: "Kythnos"
				},
				squares: 1,
				covered: 1,
				prosperity: 2,
				hexes: [{
					label: "e2",
					q: -2,
					r: -1
				}]
			},
			{
				id: "antiparos",
				name: {
					en: "Antiparos",
					fr: "Antiparos"
				},
				squares: 1,
				covered: 1,
				prosperity: 2,
				hexes: [{
					label: "e7",
					q: 3,
					r: -1
				}]
			},
			{
				id: "paros",
				name: {
					en: "Paros",
					fr: "Paros"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "f4",
					q: -1,
					r: 0
				}, {
					label: "g4",
					q: -1,
					r: 1
				}]
			},
			{
				id: "milos",
				name: {
					en: "Milos",
					fr: "Milos"
				},
				squares: 3,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "g1",
						q: -4,
						r: 1
					},
					{
						label: "h1",
						q: -4,
						r: 2
					},
					{
						label: "h2",
						q: -3,
						r: 2
					}
				]
			},
			{
				id: "schinoussa",
				name: {
					en: "Schinoussa",
					fr: "Schinoussa"
				},
				squares: 1,
				covered: 1,
				prosperity: 2,
				hexes: [{
					label: "g6",
					q: 1,
					r: 1
				}]
			},
			{
				id: "naxos",
				name: {
					en: "Naxos",
					fr: "Naxos"
				},
				squares: 4,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "g8",
						q: 3,
						r: 1
					},
					{
						label: "h7",
						q: 2,
						r: 2
					},
					{
						label: "i6",
						q: 1,
						r: 3
					},
					{
						label: "j5",
						q: 0,
						r: 4
					}
				]
			},
			{
				id: "santorini",
				name: {
					en: "Santorini",
					fr: "Santorin"
				},
				squares: 3,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "i3",
						q: -2,
						r: 3
					},
					{
						label: "j2",
						q: -3,
						r: 4
					},
					{
						label: "j3",
						q: -2,
						r: 4
					}
				]
			}
		]
	},
	"board-5": {
		seats: [5],
		seas: [
			{
				id: "sea-a1",
				q: 0,
				r: -5,
				prosperity: 1,
				tradeArrow: "nw"
			},
			{
				id: "sea-a2",
				q: 1,
				r: -5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-a3",
				q: 2,
				r: -5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-a5",
				q: 4,
				r: -5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-a6",
				q: 5,
				r: -5,
				prosperity: 1,
				tradeArrow: "ne"
			},
			{
				id: "sea-b3",
				q: 1,
				r: -4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-b4",
				q: 2,
				r: -4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-b6",
				q: 4,
				r: -4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-b7",
				q: 5,
				r: -4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c3",
				q: 0,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c4",
				q: 1,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c5",
				q: 2,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c6",
				q: 3,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c7",
				q: 4,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-c8",
				q: 5,
				r: -3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d1",
				q: -3,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d2",
				q: -2,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d3",
				q: -1,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d5",
				q: 1,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-d8",
				q: 4,
				r: -2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e1",
				q: -4,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e3",
				q: -2,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e4",
				q: -1,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e6",
				q: 1,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e7",
				q: 2,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e8",
				q: 3,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-e10",
				q: 5,
				r: -1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f1",
				q: -5,
				r: 0,
				prosperity: 1,
				tradeArrow: "w"
			},
			{
				id: "sea-f2",
				q: -4,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f3",
				q: -3,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f5",
				q: -1,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f6",
				q: 0,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f8",
				q: 2,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f9",
				q: 3,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f10",
				q: 4,
				r: 0,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-f11",
				q: 5,
				r: 0,
				prosperity: 1,
				tradeArrow: "e"
			},
			{
				id: "sea-g2",
				q: -4,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g3",
				q: -3,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g5",
				q: -1,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g6",
				q: 0,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g7",
				q: 1,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g8",
				q: 2,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-g9",
				q: 3,
				r: 1,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h3",
				q: -3,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h4",
				q: -2,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h5",
				q: -1,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h6",
				q: 0,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-h8",
				q: 2,
				r: 2,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i1",
				q: -5,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i2",
				q: -4,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i4",
				q: -2,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i6",
				q: 0,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-i7",
				q: 1,
				r: 3,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-j1",
				q: -5,
				r: 4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-j4",
				q: -2,
				r: 4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-j6",
				q: 0,
				r: 4,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-k1",
				q: -5,
				r: 5,
				prosperity: 1,
				tradeArrow: "sw"
			},
			{
				id: "sea-k2",
				q: -4,
				r: 5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-k3",
				q: -3,
				r: 5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-k4",
				q: -2,
				r: 5,
				prosperity: 0,
				tradeArrow: null
			},
			{
				id: "sea-k6",
				q: 0,
				r: 5,
				prosperity: 1,
				tradeArrow: "se"
			}
		],
		islands: [
			{
				id: "andros",
				name: {
					en: "Andros",
					fr: "Andros"
				},
				squares: 4,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "b1",
						q: -1,
						r: -4
					},
					{
						label: "b2",
						q: 0,
						r: -4
					},
					{
						label: "c1",
						q: -2,
						r: -3
					},
					{
						label: "c2",
						q: -1,
						r: -3
					}
				]
			},
			{
				id: "tinos",
				name: {
					en: "Tinos",
					fr: "Tinos"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "a4",
					q: 3,
					r: -5
				}, {
					label: "b5",
					q: 3,
					r: -4
				}]
			},
			{
				id: "kythnos",
				name: {
					en: "Kythnos",
					fr: "Kythnos"
				},
				squares: 1,
				covered: 1,
				prosperity: 2,
				hexes: [{
					label: "e2",
					q: -3,
					r: -1
				}]
			},
			{
				id: "syros",
				name: {
					en: "Syros",
					fr: "Syros"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "d4",
					q: 0,
					r: -2
				}, {
					label: "e5",
					q: 0,
					r: -1
				}]
			},
			{
				id: "mykonos",
				name: {
					en: "Mykonos",
					fr: "Mykonos"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "d6",
					q: 2,
					r: -2
				}, {
					label: "d7",
					q: 3,
					r: -2
				}]
			},
			{
				id: "sikinos",
				name: {
					en: "Sikinos",
					fr: "Sikinos"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "d9",
					q: 5,
					r: -2
				}, {
					label: "e9",
					q: 4,
					r: -1
				}]
			},
			{
				id: "milos",
				name: {
					en: "Milos",
					fr: "Milos"
				},
				squares: 3,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "g1",
						q: -5,
						r: 1
					},
					{
						label: "h1",
						q: -5,
						r: 2
					},
					{
						label: "h2",
						q: -4,
						r: 2
					}
				]
			},
			{
				id: "paros",
				name: {
					en: "Paros",
					fr: "Paros"
				},
				squares: 2,
				covered: 2,
				prosperity: 1,
				hexes: [{
					label: "f4",
					q: -2,
					r: 0
				}, {
					label: "g4",
					q: -2,
					r: 1
				}]
			},
			{
				id: "delos",
				name: {
					en: "Delos",
					fr: "Délos"
				},
				squares: 1,
				covered: 1,
				prosperity: 2,
				hexes: [{
					label: "f7",
					q: 1,
					r: 0
				}]
			},
			{
				id: "donousa",
				name: {
					en: "Donousa",
					fr: "Donousa"
				},
				squares: 1,
				covered: 1,
				prosperity: 2,
				hexes: [{
					label: "h7",
					q: 1,
					r: 2
				}]
			},
			{
				id: "amorgos",
				name: {
					en: "Amorgos",
					fr: "Amorgos"
				},
				squares: 4,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "g10",
						q: 4,
						r: 1
					},
					{
						label: "h9",
						q: 3,
						r: 2
					},
					{
						label: "i8",
						q: 2,
						r: 3
					},
					{
						label: "j7",
						q: 1,
						r: 4
					}
				]
			},
			{
				id: "santorini",
				name: {
					en: "Santorini",
					fr: "Santorin"
				},
				squares: 3,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "i3",
						q: -3,
						r: 3
					},
					{
						label: "j2",
						q: -4,
						r: 4
					},
					{
						label: "j3",
						q: -3,
						r: 4
					}
				]
			},
			{
				id: "ios",
				name: {
					en: "Ios",
					fr: "Ios"
				},
				squares: 3,
				covered: 2,
				prosperity: 0,
				hexes: [
					{
						label: "i5",
						q: -1,
						r: 3
					},
					{
						label: "j5",
						q: -1,
						r: 4
					},
					{
						label: "k5",
						q: -1,
						r: 5
					}
				]
			}
		]
	}
};

//#endregion
//#region packages/game-cyclades/src/seats.ts
const SEATS = {
	min: 2,
	max: 5
};

//#endregion
//#region packages/game-cyclades/src/data/setups.ts
const FIRST_OF_TWO = {
	islands: ["kea", "naxos"],
	fleets: ["sea-b2", "sea-g5"]
};
const TWO_PLAYER_STARTS = {
	"rineia-folegandros": [FIRST_OF_TWO, {
		islands: ["rineia", "folegandros"],
		fleets: ["sea-d4", "sea-k2"]
	}],
	"rineia-folegandros-f1": [FIRST_OF_TWO, {
		islands: ["rineia", "folegandros"],
		fleets: ["sea-d4", "sea-f1"]
	}],
	"rineia-sifnos": [FIRST_OF_TWO, {
		islands: ["rineia", "sifnos"],
		fleets: ["sea-d4", "sea-f1"]
	}]
};
const SETUPS = {
	2: {
		board: "board-2-3",
		row: "rotate-one-hidden",
		markers: 2,
		metropolisesToWin: 3,
		starts: TWO_PLAYER_STARTS["rineia-folegandros"]
	},
	3: {
		board: "board-2-3",
		row: "alternate-pairs",
		markers: 1,
		metropolisesToWin: 2,
		starts: [
			{
				islands: ["kea", "naxos"],
				fleets: ["sea-c2", "sea-g5"]
			},
			{
				islands: ["rineia", "sifnos"],
				fleets: ["sea-d4", "sea-f1"]
			},
			{
				islands: ["serifos", "folegandros"],
				fleets: ["sea-f4", "sea-k2"]
			}
		]
	},
	4: {
		board: "board-4",
		row: "rotate-one-hidden",
		markers: 1,
		metropolisesToWin: 2,
		starts: [
			{
				islands: ["andros", "schinoussa"],
				fleets: ["sea-b3", "sea-f7"]
			},
			{
				islands: ["rineia", "milos"],
				fleets: ["sea-d6", "sea-f1"]
			},
			{
				islands: ["syros", "santorini"],
				fleets: ["sea-f5", "sea-k1"]
			},
			{
				islands: ["kythnos", "naxos"],
				fleets: ["sea-f3", "sea-i5"]
			}
		]
	},
	5: {
		board: "board-5",
		row: "all-visible",
		markers: 1,
		metropolisesToWin: 2,
		starts: [
			{
				islands: ["tinos", "santorini"],
				fleets: ["sea-c6", "sea-k1"]
			},
			{
				islands: ["andros", "delos"],
				fleets: ["sea-b3", "sea-e7"]
			},
			{
				islands: ["syros", "ios"],
				fleets: ["sea-f5", "sea-k6"]
			},
			{
				islands: ["sikinos", "milos"],
				fleets: ["sea-d8", "sea-f1"]
			},
			{
				islands: ["kythnos", "amorgos"],
				fleets: ["sea-f3", "sea-g9"]
			}
		]
	}
};
function setupOf(seats) {
	return SETUPS[seats];
}
const MIN_SEATS = SEATS.min;
const MAX_SEATS = SEATS.max;

//#endregion
//#region packages/game-cyclades/src/board/geometry.ts
const touches = (a, b) => {
	const q = a.q - b.q;
	const r = a.r - b.r;
	return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};
function placesOf(items, holds) {
	return items.flatMap((item, place) => holds(item) ? [place] : []);
}
function boardOfData(id) {
	const { seas, islands } = BOARD_DATA[id];
	const islandsOfSea = seas.map((sea) => placesOf(islands, (island) => island.hexes.some((hex) => touches(sea, hex))));
	return {
		id,
		seas: seas.map((sea) => sea.id),
		islands: islands.map((island) => island.id),
		seasBeside: seas.map((sea) => placesOf(seas, (other) => touches(sea, other))),
		islandsBeside: islandsOfSea,
		islandBits: islandsOfSea.map((beside) => beside.reduce((bits, island) => bits | 1 << island, 0)),
		trade: seas.map((sea) => sea.prosperity),
		tradeSeas: placesOf(seas, (sea) => sea.prosperity > 0),
		seasAround: islands.map((_, island) => placesOf(islandsOfSea, (beside) => beside.includes(island))),
		squares: islands.map((island) => island.squares),
		covered: islands.map((island) => island.covered),
		printedProsperity: islands.map((island) => island.prosperity),
		seaNumbers: new Map(seas.map((sea, place) => [sea.id, place])),
		islandNumbers: new Map(islands.map((island, place) => [island.id, place]))
	};
}
const BOARDS = Object.keys(BOARD_DATA).map(boardOfData);
const BOARD_BY_SEATS = Array.from({ length: MAX_SEATS + 1 }, (_, seats) => seats < MIN_SEATS ? void 0 : BOARDS.find((board) => board.id === setupOf(seats).board));
function boardFor(seats) {
	return BOARD_BY_SEATS[seats];
}
function boardOf(table) {
	return BOARD_BY_SEATS[table.seats];
}
const ALL_SEAS = [...new Set(BOARDS.flatMap((board) => board.seas))];
const ALL_ISLANDS = [...new Set(BOARDS.flatMap((board) => board.islands))];
function seaNumber(board, id) {
	return board.seaNumbers.get(id) ?? -1;
}
function islandNumber(board, id) {
	return board.islandNumbers.get(id) ?? -1;
}
function seaId(board, sea) {
	return board.seas[sea];
}
function islandId(board, island) {
	return board.islands[island];
}
function seasBeside(board, sea) {
	return board.seasBeside[sea];
}
function islandsBeside(board, sea) {
	return board.islandsBeside[sea];
}
function seasAround(board, island) {
	return board.seasAround[island];
}

//#endregion
//#region packages/game-cyclades/src/board/islands.ts
function ownerOf(table, island) {
	return table.owner[island];
}
function troopsOn(table, island) {
	return table.troops[island];
}
function hasMetropolis(table, island) {
	return table.metropolis[island] === 1;
}
function buildingsOn(table, island, type) {
	return table.buildings[4 * island + type];
}
function buildingTypeOf(building) {
	return BUILDING_IDS.indexOf(building);
}
function buildingIdOf(type) {
	return BUILDING_IDS[type];
}
function buildingCount(table, island) {
	const { buildings } = table;
	const first = 4 * island;
	return buildings[first] + buildings[first + 1] + buildings[first + 2] + buildings[first + 3];
}
function roomBesideMetropolis(table, island) {
	const board = boardOf(table);
	return board.squares[island] - board.covered[island];
}
function freeSquares(table, island) {
	return (hasMetropolis(table, island) ? roomBesideMetropolis(table, island) : boardOf(table).squares[island]) - buildingCount(table, island);
}
function islandCount(table, seat) {
	let count = 0;
	for (const owner of table.owner) if (owner === seat) count += 1;
	return count;
}
function islandsOf(table, seat) {
	const islands = [];
	for (let island = 0; island < table.owner.length; island++) if (table.owner[island] === seat) islands.push(island);
	return islands;
}
function islandBitsOf(table, seat) {
	let bits = 0;
	for (let island = 0; island < table.owner.length; island++) if (table.owner[island] === seat) bits |= 1 << island;
	return bits;
}
function metropolisCount(table, seat) {
	let count = 0;
	for (let island = 0; island < table.owner.length; island++) if (table.owner[island] === seat) count += table.metropolis[island];
	return count;
}
function buildingsOf(table, seat, type) {
	let count = 0;
	for (let island = 0; island < table.owner.length; island++) if (table.owner[island] === seat) count += buildingsOn(table, island, type);
	return count;
}
function troopsOnBoard(table, seat) {
	let count = 0;
	for (let island = 0; island < table.owner.length; island++) if (table.owner[island] === seat) count += troopsOn(table, island);
	return count;
}
function buildingsLeft(table, type) {
	let left = 10;
	for (let place = type; place < table.buildings.length; place += 4) left -= table.buildings[place];
	return left;
}
function metropolisTilesLeft(table) {
	let left = 10;
	for (const standing of table.metropolis) left -= standing;
	return left;
}
function prosperityMarkersLeft(table) {
	let left = 16;
	for (const markers of table.prosperity) left -= markers;
	return left;
}
function addBuilding(draft, island, type) {
	draft.buildings[4 * island + type] = buildingsOn(draft, island, type) + 1;
}
function removeBuilding(draft, island, type) {
	draft.buildings[4 * island + type] = buildingsOn(draft, island, type) - 1;
	const used = draft.usedTemples[island];
	if (type === 2 && used > 0) draft.usedTemples[island] = used - 1;
}
function ownsFullSet(table, seat) {
	let port = 0;
	let fortress = 0;
	let temple = 0;
	let university = 0;
	for (let island = 0; island < table.owner.length; island++) {
		if (table.owner[island] !== seat) continue;
		port += buildingsOn(table, island, 0);
		fortress += buildingsOn(table, island, 1);
		temple += buildingsOn(table, island, 2);
		university += buildingsOn(table, island, 3);
	}
	return port > 0 && fortress > 0 && temple > 0 && university > 0;
}

//#endregion
//#region packages/game-cyclades/src/gold.ts
function goldOf(state, seat) {
	return state.gold[seat];
}
function receive(draft, seat, gold) {
	draft.gold[seat] = goldOf(draft, seat) + gold;
}
function pay(draft, seat, gold) {
	draft.gold[seat] = goldOf(draft, seat) - gold;
}
function checkGold(state, seat, cost) {
	if (cost <= goldOf(state, seat)) return null;
	return {
		rule: "CY-1.8",
		reason: "not-enough-gold",
		params: { cost }
	};
}

//#endregion
//#region packages/game-cyclades/src/cycle/ending.ts
function isOut(table, seat) {
	return table.eliminated.includes(seat);
}
function metropolisesToWin(table) {
	return setupOf(table.seats).metropolisesToWin;
}
function isWon(table) {
	const needed = metropolisesToWin(table);
	for (let seat = 0; seat < table.seats; seat++) if (metropolisCount(table, seat) >= needed) return true;
	return false;
}
function endGame(draft, reason, emit) {
	for (const seat of allSeats(draft.seats)) {
		if (isOut(draft, seat)) continue;
		expose(draft);
		emit({
			type: "gold-revealed",
			seat,
			gold: goldOf(draft, seat)
		});
	}
	emit({
		type: "game-ended",
		reason
	});
}

//#endregion
//#region packages/game-cyclades/src/battle/last-island.ts
const LAST_ISLAND = {
	rule: "CY-11.6",
	reason: "last-island"
};
function checkLanding(table, seat, island) {
	const owner = ownerOf(table, island);
	if (owner === -1 || owner === seat || islandCount(table, owner) > 1) return null;
	return captureWins(table, seat, island) ? null : LAST_ISLAND;
}
function captureWins(table, seat, island) {
	const needed = metropolisesToWin(table);
	const owned = metropolisCount(table, seat);
	if (owned >= needed) return false;
	return owned + (hasMetropolis(table, island) ? 1 : 0) + metropolisesFromSets(table, seat, island) >= needed;
}
function metropolisesFromSets(table, seat, island) {
	let sets = Number.POSITIVE_INFINITY;
	for (const type of BUILDING_TYPES) sets = Math.min(sets, buildingsOf(table, seat, type) + buildingsOn(table, island, type));
	if (sets === 0) return 0;
	const sites = islandsWithoutMetropolis(table, seat, island);
	const placed = Math.min(sets, sites.length, metropolisTilesLeft(table));
	return placed > 1 && !secondSetSurvives(table, seat, island, sites) ? 1 : Math.min(placed, 2);
}
function islandsWithoutMetropolis(table, seat, captured) {
	const sites = [];
	for (let island = 0; island < table.owner.length; island++) if ((island === captured || ownerOf(table, island) === seat) && !hasMetropolis(table, island)) sites.push(island);
	return sites;
}
function secondSetSurvives(table, seat, captured, sites) {
	return sites.some((site) => {
		let left = buildingCount(table, site);
		for (const type of BUILDING_TYPES) {
			const here = buildingsOn(table, site, type);
			const spare = buildingsOf(table, seat, type) + buildingsOn(table, captured, type) - 2;
			if (here > 0) left -= 1 + Math.min(here - 1, spare);
		}
		return left <= roomBesideMetropolis(table, site);
	});
}

//#endregion
//#region packages/game-cyclades/src/data/creatures.ts
const CREATURES = {
	siren: {
		name: {
			en: "Siren",
			fr: "Sirène"
		},
		figurine: "none"
	},
	pegasus: {
		name: {
			en: "Pegasus",
			fr: "Pégase"
		},
		figurine: "none"
	},
	giant: {
		name: {
			en: "Giant",
			fr: "Géant"
		},
		figurine: "none"
	},
	chimera: {
		name: {
			en: "Chimera",
			fr: "Chimère"
		},
		figurine: "none"
	},
	cyclops: {
		name: {
			en: "Cyclops",
			fr: "Cyclope"
		},
		figurine: "none"
	},
	sphinx: {
		name: {
			en: "Sphinx",
			fr: "Sphinx"
		},
		figurine: "none"
	},
	sylph: {
		name: {
			en: "Sylph",
			fr: "Sylphe"
		},
		figurine: "none"
	},
	harpy: {
		name: {
			en: "Harpy",
			fr: "Harpie"
		},
		figurine: "none"
	},
	griffon: {
		name: {
			en: "Griffon",
			fr: "Griffon"
		},
		figurine: "none"
	},
	fates: {
		name: {
			en: "The Fates",
			fr: "Moires"
		},
		figurine: "none"
	},
	satyr: {
		name: {
			en: "Satyr",
			fr: "Satyre"
		},
		figurine: "none"
	},
	dryad: {
		name: {
			en: "Dryad",
			fr: "Dryade"
		},
		figurine: "none"
	},
	kraken: {
		name: {
			en: "Kraken",
			fr: "Kraken"
		},
		figurine: "sea"
	},
	minotaur: {
		name: {
			en: "Minotaur",
			fr: "Minotaure"
		},
		figurine: "island"
	},
	chiron: {
		name: {
			en: "Chiron",
			fr: "Chiron"
		},
		figurine: "island"
	},
	medusa: {
		name: {
			en: "Medusa",
			fr: "Méduse"
		},
		figurine: "island"
	},
	polyphemus: {
		name: {
			en: "Polyphemus",
			fr: "Polyphème"
		},
		figurine: "island"
	}
};
const CREATURE_IDS = Object.keys(CREATURES);
const FIGURINE_IDS = [
	"minotaur",
	"chiron",
	"medusa",
	"polyphemus"
];
const MINOTAUR = 0;
const CHIRON = 1;
const MEDUSA = 2;
const POLYPHEMUS = 3;
const FIGURINES = [
	0,
	1,
	2,
	3
];
const SLOT_IDS = [
	"slot-4",
	"slot-3",
	"slot-2"
];
const SLOT_PRICES = [
	4,
	3,
	2
];

//#endregion
//#region packages/game-cyclades/src/board/figurines.ts
function standsOn(table, figurine, island) {
	return table.figurineIsland[figurine] === island;
}
function figurineOn(table, island) {
	for (const figurine of FIGURINES) if (standsOn(table, figurine, island)) return figurine;
	return null;
}
function figurineIdOf(figurine) {
	return FIGURINE_IDS[figurine];
}
function dismiss(draft, figurine, emit) {
	const island = draft.figurineIsland[figurine];
	const id = figurineIdOf(figurine);
	draft.figurineIsland[figurine] = -1;
	draft.summoner[figurine] = -1;
	draft.summonedIn[figurine] = 0;
	draft.discard.push(id);
	emit({
		type: "figurine-left",
		figurine: id,
		island: islandId(boardOf(draft), island)
	});
}
function dismissExpired(draft, seat, emit) {
	for (const figurine of FIGURINES) {
		const since = draft.summonedIn[figurine];
		if (draft.summoner[figurine] === seat && since < draft.cycle) dismiss(draft, figurine, emit);
	}
}

//#endregion
//#region packages/game-cyclades/src/battle/begin.ts
function beginBattle(draft, { place, land, attacker, defender, attackers }, emit) {
	emit({
		type: "battle-began",
		attacker,
		defender,
		place
	});
	draft.stack.push({
		kind: "battle",
		id: frameId(draft),
		place,
		land,
		attacker,
		defender,
		attackers,
		assaults: 0,
		stage: "assault",
		winner: -1
	});
}

//#endregion
//#region packages/game-cyclades/src/board/seas.ts
function fleetsIn(table, sea) {
	return table.fleets[sea];
}
function fleetOwnerOf(table, sea) {
	return table.fleetOwner[sea];
}
function isClosed(table, sea) {
	if (sea === table.kraken) return true;
	const island = table.figurineIsland[3];
	return island !== -1 && isAround(boardOf(table), sea, island);
}
function isAround(board, sea, island) {
	return (board.islandBits[sea] & 1 << island) !== 0;
}
function isFreeFor(table, seat, sea) {
	const owner = fleetOwnerOf(table, sea);
	return owner === -1 || owner === seat;
}
function openNeighbours(table, seat, sea) {
	const open = [];
	for (const next of seasBeside(boardOf(table), sea)) if (isFreeFor(table, seat, next) && !isClosed(table, next)) open.push(next);
	return open;
}
function fleetsOnBoard(table, seat) {
	let count = 0;
	for (let sea = 0; sea < table.fleets.length; sea++) if (table.fleetOwner[sea] === seat) count += fleetsIn(table, sea);
	return count;
}
function addFleets(draft, seat, sea, fleets) {
	draft.fleets[sea] = fleetsIn(draft, sea) + fleets;
	draft.fleetOwner[sea] = seat;
}
function removeFleets(draft, sea, fleets) {
	const left = fleetsIn(draft, sea) - fleets;
	draft.fleets[sea] = left;
	if (left === 0) draft.fleetOwner[sea] = -1;
}

//#endregion
//#region packages/game-cyclades/src/data/gods.ts
const MAIN_GODS = [
	"poseidon",
	"ares",
	"zeus",
	"athena"
];
const GOD_IDS = [...MAIN_GODS, "apollo"];
const GODS = {
	poseidon: {
		name: {
			en: "Poseidon",
			fr: "Poséidon"
		},
		building: "port",
		recruits: "fleet",
		recruitCosts: [
			0,
			1,
			2,
			3
		],
		special: "move-fleets"
	},
	ares: {
		name: {
			en: "Ares",
			fr: "Arès"
		},
		building: "fortress",
		recruits: "troop",
		recruitCosts: [
			0,
			2,
			3,
			4
		],
		special: "move-troops"
	},
	zeus: {
		name: {
			en: "Zeus",
			fr: "Zeus"
		},
		building: "temple",
		recruits: "priest",
		recruitCosts: [0, 4],
		special: "replace-creature"
	},
	athena: {
		name: {
			en: "Athena",
			fr: "Athéna"
		},
		building: "university",
		recruits: "philosopher",
		recruitCosts: [0, 4],
		special: null
	}
};
const APOLLO = {
	name: {
		en: "Apollo",
		fr: "Apollon"
	},
	goldWithOneIsland: 4,
	goldWithMoreIslands: 1
};

//#endregion
//#region packages/game-cyclades/src/cycle/offering-cost.ts
function godNumber(god) {
	return MAIN_GODS.indexOf(god);
}
function liftMarker(draft, god) {
	draft.offerSeat[god] = -1;
	draft.offerGold[god] = 0;
}
function costOf(gods, sum, priests) {
	return Math.max(gods, sum - priests);
}
function offeringCost(table, seat) {
	let gods = 0;
	let sum = 0;
	for (let god = 0; god < table.offerSeat.length; god++) {
		if (table.offerSeat[god] !== seat) continue;
		gods += 1;
		sum += table.offerGold[god];
	}
	return costOf(gods, sum, table.priests[seat]);
}
function highestOffering(state, seat, god) {
	let gods = 1;
	let others = 0;
	for (let other = 0; other < state.offerSeat.length; other++) {
		if (other === god || state.offerSeat[other] !== seat) continue;
		gods += 1;
		others += state.offerGold[other];
	}
	const gold = goldOf(state, seat);
	return gold < gods ? 0 : gold + state.priests[seat] - others;
}

//#endregion
//#region packages/game-cyclades/src/battle/elimination.ts
function eliminate(draft, seat, emit) {
	draft.eliminated.push(seat);
	emit({
		type: "player-eliminated",
		seat
	});
	removeAllFleets(draft, seat, emit);
	for (const figurine of FIGURINES) if (draft.summoner[figurine] === seat) dismiss(draft, figurine, emit);
	draft.gold[seat] = 0;
	draft.priests[seat] = 0;
	draft.philosophers[seat] = 0;
	removeMarkers(draft, seat);
	if (draft.eliminated.length < draft.seats - 1) return;
	discardHeldCards(draft);
	draft.stack.length = 0;
	endGame(draft, "last-player", emit);
}
function discardHeldCards(draft) {
	for (const frame of draft.stack) if (frame.kind === "creature" && frame.held) draft.discard.push(frame.creature);
}
function removeAllFleets(draft, seat, emit) {
	for (let sea = 0; sea < draft.fleets.length; sea++) {
		if (draft.fleetOwner[sea] !== seat) continue;
		const fleets = fleetsIn(draft, sea);
		removeFleets(draft, sea, fleets);
		emit({
			type: "fleets-lost",
			seat,
			sea: seaId(boardOf(draft), sea),
			fleets,
			cause: "elimination"
		});
	}
}
function removeMarkers(draft, seat) {
	for (const [god, holder] of draft.offerSeat.entries()) if (holder === seat) liftMarker(draft, god);
	draft.apollo = draft.apollo.map((holder) => holder === seat ? -1 : holder);
	draft.turnTrack = draft.turnTrack.filter((marker) => marker !== seat);
	draft.finished = draft.finished.filter((marker) => marker !== seat);
}

//#endregion
//#region packages/game-cyclades/src/battle/landing.ts
function isDefended(table, island) {
	return troopsOn(table, island) > 0 || standsOn(table, 0, island);
}
function moveTroops(draft, seat, from, to, troops, emit) {
	const board = boardOf(draft);
	const place = islandId(board, to);
	draft.troops[from] = troopsOn(draft, from) - troops;
	emit({
		type: "troops-moved",
		seat,
		from: islandId(board, from),
		to: place,
		troops
	});
	const owner = ownerOf(draft, to);
	if (owner === seat) draft.troops[to] = troopsOn(draft, to) + troops;
	else if (owner === -1 || !isDefended(draft, to)) takeIsland(draft, seat, to, troops, emit);
	else beginBattle(draft, {
		place,
		land: true,
		attacker: seat,
		defender: owner,
		attackers: troops
	}, emit);
}
function takeIsland(draft, seat, island, troops, emit) {
	const loser = ownerOf(draft, island);
	draft.owner[island] = seat;
	draft.troops[island] = troops;
	const from = loser === -1 ? null : loser;
	emit({
		type: "island-taken",
		seat,
		island: islandId(boardOf(draft), island),
		from
	});
	if (loser === -1) return;
	if (standsOn(draft, 0, island)) dismiss(draft, 0, emit);
	if (islandCount(draft, loser) === 0) eliminate(draft, loser, emit);
}

//#endregion
//#region packages/game-cyclades/src/board/chains.ts
function shipChains(table, seat) {
	const board = boardOf(table);
	const { fleetOwner } = table;
	const loose = [];
	for (let sea = 0; sea < fleetOwner.length; sea++) if (fleetOwner[sea] === seat) loose.push(sea);
	const chains = [];
	for (let first = loose.pop(); first !== void 0; first = loose.pop()) {
		const seas = [first];
		let islandBits = 0;
		for (const sea of seas) {
			islandBits |= board.islandBits[sea];
			if (loose.length === 0) continue;
			for (const next of seasBeside(board, sea)) {
				const place = fleetOwner[next] === seat ? loose.indexOf(next) : -1;
				if (place < 0) continue;
				loose.splice(place, 1);
				seas.push(next);
			}
		}
		chains.push({
			seas,
			islandBits
		});
	}
	return chains;
}
function linkedIslands(chains, island) {
	const own = 1 << island;
	let linked = 0;
	for (const chain of chains) if ((chain.islandBits & own) !== 0) linked |= chain.islandBits;
	return linked & ~own;
}

//#endregion
//#region packages/game-cyclades/src/board/board-moves.ts
function numbered(most, make) {
	return Array.from({ length: most }, (_, index) => make(index + 1));
}
function movesOfBoard({ seas, islands, seasBeside }) {
	return {
		recruitFleet: seas.map((sea) => ({
			type: "recruit-fleet",
			sea
		})),
		placeKraken: seas.map((sea) => ({
			type: "place-kraken",
			sea
		})),
		moveKraken: seas.map((sea) => ({
			type: "move-kraken",
			sea
		})),
		sellFleet: seas.map((sea) => ({
			type: "sell-fleet",
			sea
		})),
		moveFleets: seas.map((from, place) => (seasBeside[place] ?? []).map((next) => {
			const to = seas[next] ?? from;
			return numbered(8, (fleets) => ({
				type: "move-fleets",
				from,
				to,
				fleets
			}));
		})),
		recruitTroop: islands.map((island) => ({
			type: "recruit-troop",
			island
		})),
		build: islands.map((island) => ({
			type: "build",
			island
		})),
		placeFigurine: islands.map((island) => ({
			type: "place-figurine",
			island
		})),
		sellTroop: islands.map((island) => ({
			type: "sell-troop",
			island
		})),
		moveTroops: islands.map((from) => islands.map((to) => numbered(8, (troops) => ({
			type: "move-troops",
			from,
			to,
			troops
		}))))
	};
}
const BY_SEATS = [];
function boardMoves({ seats }) {
	return BY_SEATS[seats] ??= movesOfBoard(boardFor(seats));
}

//#endregion
//#region packages/game-cyclades/src/acts/move-troops.ts
const NO_SUCH_ISLAND$2 = {
	rule: "CY-1.2",
	reason: "not-on-this-board"
};
const NO_TROOPS = {
	rule: "CY-11.1",
	reason: "no-own-troops-there"
};
const NOT_ELSEWHERE = {
	rule: "CY-11.1",
	reason: "same-island"
};
const NOT_LINKED = {
	rule: "CY-11.1",
	reason: "no-chain-of-fleets"
};
const HELD_BY_MEDUSA = {
	rule: "CY-11.4",
	reason: "held-by-medusa"
};
function checkDeparture(table, seat, island) {
	if (ownerOf(table, island) !== seat || troopsOn(table, island) === 0) return NO_TROOPS;
	return standsOn(table, 2, island) ? HELD_BY_MEDUSA : null;
}
function listTroops(moves, table, from, to) {
	const sent = boardMoves(table).moveTroops[from]?.[to] ?? [];
	const most = troopsOn(table, from);
	for (let troops = 0; troops < most; troops++) moves.push(sent[troops]);
}
function checkTroops(table, seat, move) {
	const board = boardOf(table);
	const from = islandNumber(board, move.from);
	const to = islandNumber(board, move.to);
	if (from === -1 || to === -1) return NO_SUCH_ISLAND$2;
	if (from === to) return NOT_ELSEWHERE;
	const refused = checkDeparture(table, seat, from);
	if (refused !== null) return refused;
	const most = troopsOn(table, from);
	if (move.troops < 1 || move.troops > most) return {
		rule: "CY-11.1",
		reason: "not-so-many-troops",
		params: { most }
	};
	return checkLanding(table, seat, to);
}
function listTroopMoves(moves, state, seat) {
	if (goldOf(state, seat) < 1) return;
	const chains = shipChains(state, seat);
	const islands = state.owner.length;
	for (let from = 0; from < islands; from++) {
		if (checkDeparture(state, seat, from) !== null) continue;
		const linked = linkedIslands(chains, from);
		if (linked === 0) continue;
		for (let to = 0; to < islands; to++) if ((linked & 1 << to) !== 0 && checkLanding(state, seat, to) === null) listTroops(moves, state, from, to);
	}
}
function checkTroopMove(state, seat, move) {
	const refused = checkGold(state, seat, 1) ?? checkTroops(state, seat, move);
	if (refused !== null) return refused;
	const board = boardOf(state);
	return (linkedIslands(shipChains(state, seat), islandNumber(board, move.from)) & 1 << islandNumber(board, move.to)) === 0 ? NOT_LINKED : null;
}
function sendTroops(draft, turn, move, emit) {
	const { seat } = turn;
	pay(draft, seat, 1);
	emit({
		type: "action-paid",
		seat,
		gold: 1
	});
	const board = boardOf(draft);
	moveTroops(draft, seat, islandNumber(board, move.from), islandNumber(board, move.to), move.troops, emit);
}

//#endregion
//#region packages/game-cyclades/src/board/metropolis-sites.ts
const NOTHING = {
	port: 0,
	fortress: 0,
	temple: 0,
	university: 0
};
function metropolisSites(table, seat) {
	const free = [];
	const crowded = [];
	for (let island = 0; island < table.owner.length; island++) {
		if (ownerOf(table, island) !== seat || hasMetropolis(table, island)) continue;
		const excess = buildingCount(table, island) - roomBesideMetropolis(table, island);
		if (excess <= 0) free.push({
			island,
			destroyed: NOTHING
		});
		else for (const destroyed of lossesOn(table, island, excess)) crowded.push({
			island,
			destroyed
		});
	}
	return free.length > 0 ? free : crowded;
}
function lossesOn(table, island, excess) {
	const most = (type, left) => Math.min(left, buildingsOn(table, island, type));
	const losses = [];
	for (let university = most(3, excess); university >= 0; university--) for (let temple = most(2, excess - university); temple >= 0; temple--) for (let fortress = most(1, excess - university - temple); fortress >= 0; fortress--) {
		const port = excess - university - temple - fortress;
		if (port <= buildingsOn(table, island, 0)) losses.push({
			port,
			fortress,
			temple,
			university
		});
	}
	return losses;
}

//#endregion
//#region packages/game-cyclades/src/rules.ts
const { ask } = questionsOf();

//#endregion
//#region packages/game-cyclades/src/flow/metropolis.ts
function maybeMetropolis(draft, seat, emit) {
	const philosophers = draft.philosophers[seat];
	if (philosophers >= 4) {
		draft.philosophers[seat] = philosophers - 4;
		emit({
			type: "philosophers-discarded",
			seat
		});
		pushMetropolis(draft, seat, BUILDING_TYPES.length);
		return true;
	}
	if (!ownsFullSet(draft, seat)) return false;
	pushMetropolis(draft, seat, 0);
	return true;
}
function pushMetropolis(draft, seat, removing) {
	const stage = removing < BUILDING_TYPES.length ? "removing" : "placing";
	draft.stack.push({
		kind: "metropolis",
		id: frameId(draft),
		seat,
		said: 0,
		removing,
		stage
	});
}
const METROPOLIS_PLACE = { kind: "metropolis-place" };
const metropolis = {
	decisions(_state, frame) {
		const { seat, said, stage } = frame;
		if (stage === "place") return [asked(frame, seat, METROPOLIS_PLACE, said)];
		if (stage !== "set") return NOBODY;
		const building = buildingIdOf(frame.removing);
		return [asked(frame, seat, {
			kind: "metropolis-set",
			building
		}, said)];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "removing") removeOrAsk(draft, frame, emit);
		else if (frame.stage === "placing") placeOrAsk(draft, frame, emit);
		else return "done";
		return "again";
	}
};
function removeOrAsk(draft, frame, emit) {
	const islands = islandsWith(draft, frame.seat, frame.removing);
	if (islands.length > 1) frame.stage = "set";
	else for (const island of islands) removeNext(draft, frame, island, emit);
}
function placeOrAsk(draft, frame, emit) {
	const { seat } = frame;
	const tiles = metropolisTilesLeft(draft);
	const sites = metropolisSites(draft, seat);
	const [site] = sites;
	frame.stage = "over";
	if (site === void 0 || tiles === 0) emit({
		type: "metropolis-lost",
		seat,
		reason: tiles === 0 ? "no-tile" : "no-island"
	});
	else if (sites.length === 1) raise(draft, seat, placeOn$1(draft, site), emit);
	else frame.stage = "place";
}
function islandsWith(table, seat, type) {
	const islands = [];
	for (let island = 0; island < table.owner.length; island++) if (ownerOf(table, island) === seat && buildingsOn(table, island, type) > 0) islands.push(island);
	return islands;
}
function removeNext(draft, frame, island, emit) {
	loseBuilding(draft, island, frame.removing, "set", emit);
	frame.removing += 1;
	frame.stage = frame.removing < BUILDING_TYPES.length ? "removing" : "placing";
}
function loseBuilding(draft, island, type, cause, emit) {
	removeBuilding(draft, island, type);
	emit({
		type: "building-removed",
		island: islandId(boardOf(draft), island),
		building: buildingIdOf(type),
		cause
	});
}
function raise(draft, seat, move, emit) {
	const island = islandNumber(boardOf(draft), move.island);
	for (const building of BUILDING_IDS) for (let count = move.destroyed[building]; count > 0; count--) loseBuilding(draft, island, buildingTypeOf(building), "room", emit);
	draft.metropolis[island] = 1;
	emit({
		type: "metropolis-placed",
		seat,
		island: move.island
	});
}
function placeOn$1(table, { island, destroyed }) {
	return {
		type: "place-metropolis",
		island: islandId(boardOf(table), island),
		destroyed
	};
}
const NO_SUCH_BUILDING$1 = {
	rule: "CY-9.2",
	reason: "no-such-building-there"
};
const NOT_THE_BUILDING_DUE = {
	rule: "CY-9.2",
	reason: "another-building-is-due"
};
const NOT_A_SITE = {
	rule: "CY-9.4",
	reason: "no-site-for-a-metropolis"
};
const NOT_JUST_ENOUGH = {
	rule: "CY-9.10",
	reason: "not-just-enough-destroyed"
};
function removalsOf(state, seat, type) {
	const board = boardOf(state);
	const building = buildingIdOf(type);
	return islandsWith(state, seat, type).map((island) => ({
		type: "remove-building",
		building,
		island: islandId(board, island)
	}));
}
const metropolisSet = ask("metropolis-set", {
	rule: "CY-9.2",
	frame: "metropolis",
	answers: ["remove-building"],
	list: (state, seat, frame) => removalsOf(state, seat, frame.removing),
	check(state, seat, frame, { building, island }) {
		const type = buildingTypeOf(building);
		if (type !== frame.removing) return NOT_THE_BUILDING_DUE;
		const place = islandNumber(boardOf(state), island);
		return islandsWith(state, seat, type).includes(place) ? null : NO_SUCH_BUILDING$1;
	},
	answer(draft, _seat, frame, { island }, emit) {
		frame.said += 1;
		removeNext(draft, frame, islandNumber(boardOf(draft), island), emit);
	},
	fallback: (state, seat, frame) => removalsOf(state, seat, frame.removing)[0]
});
const metropolisPlace = ask("metropolis-place", {
	rule: "CY-9.4",
	frame: "metropolis",
	answers: ["place-metropolis"],
	list: (state, seat) => metropolisSites(state, seat).map((site) => placeOn$1(state, site)),
	check(state, seat, _frame, { island, destroyed }) {
		const number = islandNumber(boardOf(state), island);
		const here = metropolisSites(state, seat).filter((site) => site.island === number);
		if (here.length === 0) return NOT_A_SITE;
		return here.some((site) => BUILDING_IDS.every((id) => site.destroyed[id] === destroyed[id])) ? null : NOT_JUST_ENOUGH;
	},
	answer(draft, seat, frame, move, emit) {
		frame.said += 1;
		frame.stage = "over";
		raise(draft, seat, move, emit);
	},
	fallback: (state, seat) => placeOn$1(state, metropolisSites(state, seat)[0])
});

//#endregion
//#region packages/game-cyclades/src/moves.ts
const END_TURN = { type: "end-turn" };
const FIGHT_ON = { type: "fight-on" };
const DECLINE = { type: "decline" };
const STOP = { type: "stop" };
const sea$1 = oneOf(ALL_SEAS);
const island$1 = oneOf(ALL_ISLANDS);
const building = oneOf(BUILDING_IDS);
const slot = oneOf(SLOT_IDS);
const count$1 = integer(0, 4);
const moveShape = tagged("type", {
	offer: {
		god: oneOf(GOD_IDS),
		gold: integer(0, 9999)
	},
	"recruit-fleet": { sea: sea$1 },
	"recruit-troop": { island: island$1 },
	"recruit-priest": {},
	"recruit-philosopher": {},
	build: { island: island$1 },
	"move-fleets": {
		from: sea$1,
		to: sea$1,
		fleets: integer(1, 8)
	},
	"move-troops": {
		from: island$1,
		to: island$1,
		troops: integer(1, 8)
	},
	"replace-creature": { slot },
	"call-creature": {
		slot,
		temples: integer(0, 20)
	},
	"end-turn": {},
	retreat: { to: oneOf([...ALL_SEAS, ...ALL_ISLANDS]) },
	"fight-on": {},
	"remove-building": {
		building,
		island: island$1
	},
	"place-metropolis": {
		island: island$1,
		destroyed: fields({
			port: count$1,
			fortress: count$1,
			temple: count$1,
			university: count$1
		})
	},
	"place-prosperity": { island: island$1 },
	"lure-fleet": {
		sea: sea$1,
		from: nullable(sea$1)
	},
	"destroy-building": {
		island: island$1,
		building
	},
	"revive-creature": { creature: oneOf(CREATURE_IDS) },
	"convert-building": {
		island: island$1,
		from: building,
		to: building
	},
	"sell-troop": { island: island$1 },
	"sell-fleet": { sea: sea$1 },
	"sell-priest": {},
	"sell-philosopher": {},
	"remove-troop": { island: island$1 },
	rob: { victim: integer(0, MAX_SEATS - 1) },
	"place-kraken": { sea: sea$1 },
	"move-kraken": { sea: sea$1 },
	"place-figurine": { island: island$1 },
	"drive-fleets": {
		from: sea$1,
		to: sea$1
	},
	decline: {},
	stop: {}
});

//#endregion
//#region packages/game-cyclades/src/creatures/power.ts
function spendPower(frame) {
	frame.said += 1;
	frame.stage = "spent";
}
function leaveUnused({ seat, creature }, emit) {
	emit({
		type: "power-unused",
		seat,
		creature
	});
}

//#endregion
//#region packages/game-cyclades/src/creatures/at-islands.ts
const NO_SUCH_ISLAND$1 = {
	rule: "CY-1.2",
	reason: "not-on-this-board"
};
const GUARDED = {
	rule: "CY-15.7",
	reason: "guarded-by-chiron"
};
function checkFlight(table, seat, island) {
	return standsOn(table, 1, island) && ownerOf(table, island) !== seat ? GUARDED : checkLanding(table, seat, island);
}
const pegasus = ask("pegasus", {
	rule: "CY-14.2",
	frame: "creature",
	answers: ["move-troops", "decline"],
	list(state, seat) {
		const moves = [];
		const islands = state.owner.length;
		for (let from = 0; from < islands; from++) {
			if (checkDeparture(state, seat, from) !== null) continue;
			for (let to = 0; to < islands; to++) if (to !== from && checkFlight(state, seat, to) === null) listTroops(moves, state, from, to);
		}
		moves.push(DECLINE);
		return moves;
	},
	check(state, seat, _frame, move) {
		if (move.type === "decline") return null;
		return checkTroops(state, seat, move) ?? checkFlight(state, seat, islandNumber(boardOf(state), move.to));
	},
	answer(draft, seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		const { from, to, troops } = move;
		const board = boardOf(draft);
		moveTroops(draft, seat, islandNumber(board, from), islandNumber(board, to), troops, emit);
	},
	fallback: () => DECLINE
});
const NO_SUCH_BUILDING = {
	rule: "CY-14.3",
	reason: "no-such-building-there"
};
function checkDestruction(table, island, building) {
	if (island === -1) return NO_SUCH_ISLAND$1;
	if (buildingsOn(table, island, buildingTypeOf(building)) === 0) return NO_SUCH_BUILDING;
	return standsOn(table, 1, island) ? GUARDED : null;
}
const giant = ask("giant", {
	rule: "CY-14.3",
	frame: "creature",
	answers: ["destroy-building", "decline"],
	list(state) {
		const moves = [];
		const board = boardOf(state);
		for (let place = 0; place < board.islands.length; place++) {
			if (buildingCount(state, place) === 0) continue;
			for (const building of BUILDING_IDS) {
				if (checkDestruction(state, place, building) !== null) continue;
				moves.push({
					type: "destroy-building",
					island: islandId(board, place),
					building
				});
			}
		}
		moves.push(DECLINE);
		return moves;
	},
	check(state, _seat, _frame, move) {
		if (move.type === "decline") return null;
		return checkDestruction(state, islandNumber(boardOf(state), move.island), move.building);
	},
	answer(draft, _seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		const { island, building } = move;
		loseBuilding(draft, islandNumber(boardOf(draft), island), buildingTypeOf(building), "giant", emit);
	},
	fallback: () => DECLINE
});
const NOT_YOUR_BUILDING = {
	rule: "CY-14.5",
	reason: "no-such-own-building"
};
const SAME_TYPE = {
	rule: "CY-14.5",
	reason: "same-type"
};
const NONE_IN_SUPPLY$2 = {
	rule: "CY-1.8",
	reason: "supply-empty"
};
function checkConversion(table, seat, island, from, to) {
	if (!(ownerOf(table, island) === seat && buildingsOn(table, island, buildingTypeOf(from)) > 0)) return NOT_YOUR_BUILDING;
	if (from === to) return SAME_TYPE;
	return buildingsLeft(table, buildingTypeOf(to)) > 0 ? null : NONE_IN_SUPPLY$2;
}
const cyclops = ask("cyclops", {
	rule: "CY-14.5",
	frame: "creature",
	answers: ["convert-building", "decline"],
	list(state, seat) {
		const moves = [];
		const board = boardOf(state);
		for (let place = 0; place < board.islands.length; place++) {
			if (ownerOf(state, place) !== seat || buildingCount(state, place) === 0) continue;
			for (const from of BUILDING_IDS) for (const to of BUILDING_IDS) {
				if (checkConversion(state, seat, place, from, to) !== null) continue;
				moves.push({
					type: "convert-building",
					island: islandId(board, place),
					from,
					to
				});
			}
		}
		moves.push(DECLINE);
		return moves;
	},
	check(state, seat, _frame, move) {
		if (move.type === "decline") return null;
		return checkConversion(state, seat, islandNumber(boardOf(state), move.island), move.from, move.to);
	},
	answer(draft, seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		const { island, from, to } = move;
		const place = islandNumber(boardOf(draft), island);
		loseBuilding(draft, place, buildingTypeOf(from), "cyclops", emit);
		addBuilding(draft, place, buildingTypeOf(to));
		emit({
			type: "building-raised",
			seat,
			island,
			building: to
		});
	},
	fallback: () => DECLINE
});
const NO_ENEMY_TROOP = {
	rule: "CY-14.8",
	reason: "no-enemy-troop-there"
};
function checkPrey(table, seat, island) {
	if (island === -1) return NO_SUCH_ISLAND$1;
	const owner = ownerOf(table, island);
	if (owner === -1 || owner === seat || troopsOn(table, island) === 0) return NO_ENEMY_TROOP;
	return standsOn(table, 1, island) ? GUARDED : null;
}
const harpy = ask("harpy", {
	rule: "CY-14.8",
	frame: "creature",
	answers: ["remove-troop", "decline"],
	list(state, seat) {
		const moves = [];
		const board = boardOf(state);
		for (let place = 0; place < board.islands.length; place++) if (checkPrey(state, seat, place) === null) moves.push({
			type: "remove-troop",
			island: islandId(board, place)
		});
		moves.push(DECLINE);
		return moves;
	},
	check(state, seat, _frame, move) {
		if (move.type === "decline") return null;
		return checkPrey(state, seat, islandNumber(boardOf(state), move.island));
	},
	answer(draft, _seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		const { island } = move;
		const place = islandNumber(boardOf(draft), island);
		draft.troops[place] = troopsOn(draft, place) - 1;
		emit({
			type: "troop-removed",
			seat: ownerOf(draft, place),
			island
		});
	},
	fallback: () => DECLINE
});

//#endregion
//#region packages/game-cyclades/src/creatures/at-sea.ts
const NO_SUCH_SPACE$2 = {
	rule: "CY-1.2",
	reason: "not-on-this-board"
};
const NOT_ONE_ENEMY_FLEET = {
	rule: "CY-14.1",
	reason: "not-one-enemy-fleet"
};
const RESERVE_NOT_EMPTY = {
	rule: "CY-14.1",
	reason: "fleet-comes-from-reserve"
};
const RESERVE_EMPTY = {
	rule: "CY-14.1",
	reason: "reserve-empty"
};
const NO_FLEET_THERE = {
	rule: "CY-14.1",
	reason: "no-own-fleet-there"
};
function canBeLured(table, seat, sea) {
	const owner = fleetOwnerOf(table, sea);
	return owner !== -1 && owner !== seat && fleetsIn(table, sea) === 1;
}
function hasReserve(table, seat) {
	return fleetsOnBoard(table, seat) < 8;
}
function loseFleets(draft, sea, cause, emit) {
	const owner = fleetOwnerOf(draft, sea);
	if (owner === -1) return;
	const fleets = fleetsIn(draft, sea);
	removeFleets(draft, sea, fleets);
	emit({
		type: "fleets-lost",
		seat: owner,
		sea: seaId(boardOf(draft), sea),
		fleets,
		cause
	});
}
const siren = ask("siren", {
	rule: "CY-14.1",
	frame: "creature",
	answers: ["lure-fleet", "decline"],
	list(state, seat) {
		const { seas } = boardOf(state);
		const reserve = hasReserve(state, seat);
		const moves = [];
		for (const [place, sea] of seas.entries()) {
			if (!canBeLured(state, seat, place)) continue;
			if (reserve) moves.push({
				type: "lure-fleet",
				sea,
				from: null
			});
			else for (const from of seas.filter((_, own) => fleetOwnerOf(state, own) === seat)) moves.push({
				type: "lure-fleet",
				sea,
				from
			});
		}
		moves.push(DECLINE);
		return moves;
	},
	check(state, seat, _frame, move) {
		if (move.type === "decline") return null;
		const { sea, from } = move;
		const board = boardOf(state);
		if (!canBeLured(state, seat, seaNumber(board, sea))) return NOT_ONE_ENEMY_FLEET;
		if (hasReserve(state, seat)) return from === null ? null : RESERVE_NOT_EMPTY;
		if (from === null) return RESERVE_EMPTY;
		return fleetOwnerOf(state, seaNumber(board, from)) === seat ? null : NO_FLEET_THERE;
	},
	answer(draft, seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		const { sea, from } = move;
		const board = boardOf(draft);
		const place = seaNumber(board, sea);
		loseFleets(draft, place, "siren", emit);
		if (from !== null) removeFleets(draft, seaNumber(board, from), 1);
		addFleets(draft, seat, place, 1);
		emit({
			type: "fleet-lured",
			seat,
			sea,
			from
		});
	},
	fallback: () => DECLINE
});
const kraken = ask("kraken", {
	rule: "CY-15.1",
	frame: "creature",
	answers: ["place-kraken", "decline"],
	list(state) {
		return [...boardMoves(state).placeKraken, DECLINE];
	},
	check(state, _seat, _frame, move) {
		if (move.type === "decline") return null;
		return seaNumber(boardOf(state), move.sea) === -1 ? NO_SUCH_SPACE$2 : null;
	},
	answer(draft, seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		const { sea } = move;
		emit({
			type: "kraken-placed",
			seat,
			sea
		});
		settleKraken(draft, seaNumber(boardOf(draft), sea), emit);
		draft.stack.push({
			kind: "kraken",
			id: frameId(draft),
			seat,
			said: 0,
			stage: "asking"
		});
	},
	fallback: () => DECLINE
});
function settleKraken(draft, sea, emit) {
	draft.kraken = sea;
	loseFleets(draft, sea, "kraken", emit);
}

//#endregion
//#region packages/game-cyclades/src/flow/polyphemus.ts
function pushPolyphemus(draft, seat, island) {
	draft.stack.push({
		kind: "polyphemus",
		id: frameId(draft),
		seat,
		said: 0,
		island,
		stage: "resolving"
	});
}
const polyphemus = {
	decisions(_state, frame) {
		if (frame.stage === "resolving") return NOBODY;
		const { seat, island } = frame;
		return [asked(frame, seat, {
			kind: "polyphemus",
			island
		}, frame.said)];
	},
	settle(draft, frame, emit) {
		removeTrapped(draft, frame.island, emit);
		const moves = drivesFrom(draft, frame.island);
		const [only] = moves;
		if (only === void 0) return "done";
		if (moves.length > 1) {
			frame.stage = "asking";
			return "again";
		}
		drive(draft, only, emit);
		return "again";
	}
};
function removeTrapped(draft, island, emit) {
	for (const sea of seasAround(boardOf(draft), islandNumber(boardOf(draft), island))) {
		const owner = fleetOwnerOf(draft, sea);
		if (owner === -1 || openNeighbours(draft, owner, sea).length > 0) continue;
		loseFleets(draft, sea, "polyphemus", emit);
	}
}
function drivesFrom(table, island) {
	const board = boardOf(table);
	const moves = [];
	for (const sea of seasAround(board, islandNumber(board, island))) {
		const owner = fleetOwnerOf(table, sea);
		if (owner === -1) continue;
		for (const to of openNeighbours(table, owner, sea)) moves.push({
			type: "drive-fleets",
			from: seaId(board, sea),
			to: seaId(board, to)
		});
	}
	return moves;
}
function drive(draft, { from, to }, emit) {
	const board = boardOf(draft);
	const sea = seaNumber(board, from);
	const seat = fleetOwnerOf(draft, sea);
	const fleets = fleetsIn(draft, sea);
	removeFleets(draft, sea, fleets);
	addFleets(draft, seat, seaNumber(board, to), fleets);
	emit({
		type: "fleets-moved",
		seat,
		from,
		to,
		fleets
	});
}
const NOT_THERE = {
	rule: "CY-15.9",
	reason: "cannot-be-driven-there"
};
const polyphemusAsk = ask("polyphemus", {
	rule: "CY-15.9",
	frame: "polyphemus",
	answers: ["drive-fleets"],
	list: (state, _seat, { island }) => drivesFrom(state, island),
	check(state, _seat, { island }, { from, to }) {
		return drivesFrom(state, island).some((drivable) => drivable.from === from && drivable.to === to) ? null : NOT_THERE;
	},
	answer(draft, _seat, frame, move, emit) {
		frame.said += 1;
		frame.stage = "resolving";
		drive(draft, move, emit);
	},
	fallback: (state, _seat, { island }) => drivesFrom(state, island)[0]
});

//#endregion
//#region packages/game-cyclades/src/creatures/figurine.ts
const NO_SUCH_ISLAND = {
	rule: "CY-1.2",
	reason: "not-on-this-board"
};
const figurine = ask("figurine", {
	rule: "CY-15.3",
	frame: "creature",
	answers: ["place-figurine", "decline"],
	list(state) {
		return [...boardMoves(state).placeFigurine, DECLINE];
	},
	check(state, _seat, _frame, move) {
		if (move.type === "decline") return null;
		return islandNumber(boardOf(state), move.island) === -1 ? NO_SUCH_ISLAND : null;
	},
	answer(draft, seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		const { island } = move;
		const id = frame.creature;
		const number = FIGURINE_IDS.indexOf(id);
		const place = islandNumber(boardOf(draft), island);
		const other = figurineOn(draft, place);
		frame.held = false;
		draft.figurineIsland[number] = place;
		draft.summoner[number] = seat;
		draft.summonedIn[number] = draft.cycle;
		emit({
			type: "figurine-placed",
			seat,
			figurine: id,
			island
		});
		if (other !== null) {
			dismiss(draft, other, emit);
			dismiss(draft, number, emit);
		} else if (number === 3) pushPolyphemus(draft, seat, island);
	},
	fallback: () => DECLINE
});

//#endregion
//#region packages/game-cyclades/src/creatures/thieves.ts
const NOT_ANOTHER_PLAYER = {
	rule: "CY-14.12",
	reason: "not-another-player"
};
const HAS_NO_SUCH_CARD = {
	rule: "CY-14.12",
	reason: "victim-has-no-such-card"
};
function checkVictim(table, seat, cards, victim) {
	if (victim === seat || victim >= table.seats || isOut(table, victim)) return NOT_ANOTHER_PLAYER;
	return cards !== null && cards[victim] === 0 ? HAS_NO_SUCH_CARD : null;
}
function victimsOf(table, seat, cards) {
	const moves = [];
	for (let place = 0; place < table.seats; place++) {
		const victim = place;
		if (checkVictim(table, seat, cards, victim) === null) moves.push({
			type: "rob",
			victim
		});
	}
	moves.push(DECLINE);
	return moves;
}
const griffon = ask("griffon", {
	rule: "CY-14.9",
	frame: "creature",
	answers: ["rob", "decline"],
	list: (state, seat) => victimsOf(state, seat, null),
	check: (state, seat, _frame, move) => move.type === "rob" ? checkVictim(state, seat, null, move.victim) : null,
	answer(draft, seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		const { victim } = move;
		const gold = Math.floor(goldOf(draft, victim) / 2);
		pay(draft, victim, gold);
		receive(draft, seat, gold);
		expose(draft);
		emit({
			type: "gold-stolen",
			seat,
			victim,
			gold
		});
	},
	fallback: () => DECLINE
});
function stealCard(draft, seat, victim, card, emit) {
	const cards = card === "priest" ? draft.priests : draft.philosophers;
	cards[victim] = cards[victim] - 1;
	cards[seat] = cards[seat] + 1;
	emit({
		type: "card-stolen",
		seat,
		victim,
		card
	});
}
const satyr = ask("satyr", {
	rule: "CY-14.11",
	frame: "creature",
	answers: ["rob", "decline"],
	list: (state, seat) => victimsOf(state, seat, state.philosophers),
	check: (state, seat, _frame, move) => move.type === "rob" ? checkVictim(state, seat, state.philosophers, move.victim) : null,
	answer(draft, seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		stealCard(draft, seat, move.victim, "philosopher", emit);
	},
	fallback: () => DECLINE
});
const dryad = ask("dryad", {
	rule: "CY-14.11",
	frame: "creature",
	answers: ["rob", "decline"],
	list: (state, seat) => victimsOf(state, seat, state.priests),
	check: (state, seat, _frame, move) => move.type === "rob" ? checkVictim(state, seat, state.priests, move.victim) : null,
	answer(draft, seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		stealCard(draft, seat, move.victim, "priest", emit);
	},
	fallback: () => DECLINE
});

//#endregion
//#region packages/game-cyclades/src/event-secrecy.ts
const events = {
	"start-taken": "open",
	"turn-order-drawn": "open",
	"cycle-began": "open",
	"creature-discarded": "open",
	"creature-slid": "open",
	"creature-drawn": "open",
	"pile-reshuffled": "open",
	"gods-laid": "open",
	"income-received": "open",
	"offering-made": "open",
	"marker-evicted": "open",
	"offerings-paid": "open",
	"turn-began": "open",
	"turn-ended": "open",
	"fleet-recruited": "open",
	"troop-recruited": "open",
	"priest-recruited": "open",
	"philosopher-recruited": "open",
	built: "open",
	"building-removed": "open",
	"philosophers-discarded": "open",
	"metropolis-placed": "open",
	"metropolis-lost": "open",
	"action-paid": "open",
	"fleets-moved": "open",
	"fleets-lost": "open",
	"troops-moved": "open",
	"island-taken": "open",
	"battle-began": "open",
	"assault-rolled": "open",
	"piece-lost": "open",
	retreated: "open",
	"battle-ended": "open",
	"creature-called": "open",
	"creature-replaced": "open",
	"creature-revived": "open",
	"power-unused": "open",
	"fleet-lured": "open",
	"building-raised": "open",
	"piece-sold": "open",
	"troop-removed": "open",
	"gold-stolen": ({ type, seat, victim, gold }, viewer) => ({
		type,
		seat,
		victim,
		gold: viewer === seat || viewer === victim ? gold : null
	}),
	"card-stolen": "open",
	"kraken-placed": "open",
	"kraken-moved": "open",
	"figurine-placed": "open",
	"figurine-left": "open",
	"apollo-paid": "open",
	"prosperity-placed": "open",
	"player-eliminated": "open",
	"gold-revealed": "open",
	"game-ended": "open"
};

//#endregion
//#region packages/game-cyclades/src/flow/actions.ts
const actions = {
	decisions: () => NOBODY,
	settle(draft, frame, emit) {
		const turns = draft.row.length + draft.apollo.length;
		while (frame.next < turns) {
			const turn = frame.next;
			frame.next += 1;
			if (turn < draft.row.length ? beginGodTurn(draft, turn, emit) : beginApolloTurn(draft, turn, emit)) return "again";
		}
		return "done";
	}
};
function beginGodTurn(draft, turn, emit) {
	const god = draft.row[turn];
	const seat = draft.offerSeat[godNumber(god)];
	if (seat === -1) return false;
	draft.stack.push({
		kind: "god-turn",
		id: frameId(draft),
		seat,
		said: 0,
		god,
		recruited: 0,
		stage: "asking"
	});
	beginTurn(draft, seat, god, emit);
	return true;
}
function beginApolloTurn(draft, turn, emit) {
	const place = turn - draft.row.length;
	const seat = draft.apollo[place];
	if (seat === -1) return false;
	draft.stack.push({
		kind: "apollo-turn",
		id: frameId(draft),
		seat,
		said: 0,
		place,
		stage: "resolving"
	});
	beginTurn(draft, seat, "apollo", emit);
	return true;
}
function beginTurn(draft, seat, god, emit) {
	emit({
		type: "turn-began",
		seat,
		god
	});
	dismissExpired(draft, seat, emit);
}
function putMarkerBack(draft, seat, emit) {
	const space = draft.turnTrack.length - draft.finished.length;
	draft.finished.push(seat);
	emit({
		type: "turn-ended",
		seat,
		space
	});
}

//#endregion
//#region packages/game-cyclades/src/flow/apollo-turn.ts
const PROSPERITY_MARKER = { kind: "prosperity-marker" };
const apolloTurn = {
	decisions(_state, frame) {
		if (frame.stage !== "asking") return NOBODY;
		return [asked(frame, frame.seat, PROSPERITY_MARKER, frame.said)];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "resolving") {
			payApollo(draft, frame.seat, emit);
			frame.stage = offerMarker(draft, frame, emit);
			return "again";
		}
		draft.apollo[frame.place] = -1;
		putMarkerBack(draft, frame.seat, emit);
		return "done";
	}
};
function payApollo(draft, seat, emit) {
	const gold = islandCount(draft, seat) === 1 ? APOLLO.goldWithOneIsland : APOLLO.goldWithMoreIslands;
	receive(draft, seat, gold);
	emit({
		type: "apollo-paid",
		seat,
		gold
	});
}
function offerMarker(draft, frame, emit) {
	if (frame.place !== 0 || prosperityMarkersLeft(draft) === 0) return "over";
	const islands = islandsOf(draft, frame.seat);
	if (islands.length > 1) return "asking";
	for (const island of islands) layMarker(draft, frame.seat, island, emit);
	return "over";
}
function layMarker(draft, seat, island, emit) {
	draft.prosperity[island] = draft.prosperity[island] + 1;
	emit({
		type: "prosperity-placed",
		seat,
		island: islandId(boardOf(draft), island)
	});
}
const NOT_YOURS$2 = {
	rule: "CY-16.2",
	reason: "island-not-owned"
};
const prosperityMarker = ask("prosperity-marker", {
	rule: "CY-16.2",
	frame: "apollo-turn",
	answers: ["place-prosperity"],
	list(state, seat) {
		const moves = [];
		for (const island of islandsOf(state, seat)) moves.push(placeOn(state, island));
		return moves;
	},
	check(state, seat, _frame, { island }) {
		return ownerOf(state, islandNumber(boardOf(state), island)) === seat ? null : NOT_YOURS$2;
	},
	answer(draft, seat, frame, { island }, emit) {
		layMarker(draft, seat, islandNumber(boardOf(draft), island), emit);
		frame.said += 1;
		frame.stage = "over";
	},
	fallback: (state, seat) => placeOn(state, islandsOf(state, seat)[0])
});
function placeOn(state, island) {
	return {
		type: "place-prosperity",
		island: islandId(boardOf(state), island)
	};
}

//#endregion
//#region packages/game-cyclades/src/battle/retreat.ts
function linkedOwnIslands(table, seat, island) {
	const linked = linkedIslands(shipChains(table, seat), island);
	return linked === 0 ? [] : islandsOf(table, seat).filter((own) => (linked & 1 << own) !== 0);
}
function retreatsOf(table, seat, battle) {
	const board = boardOf(table);
	if (!battle.land) return openNeighbours(table, seat, seaNumber(board, battle.place)).map((sea) => seaId(board, sea));
	return linkedOwnIslands(table, seat, islandNumber(board, battle.place)).map((own) => islandId(board, own));
}
function defenderCanLeave(state, battle) {
	if (!battle.land) return true;
	const island = islandNumber(boardOf(state), battle.place);
	return troopsOn(state, island) > 0 && !standsOn(state, 2, island);
}

//#endregion
//#region packages/game-cyclades/src/battle/odds.ts
function assaultOdds(attack, defence) {
	let attackerLoses = 0;
	let defenderLoses = 0;
	for (const attackDie of DIE_FACES) for (const defenceDie of DIE_FACES) {
		const lead = attack + attackDie - defence - defenceDie;
		if (lead < 0) attackerLoses += 1;
		if (lead > 0) defenderLoses += 1;
	}
	const throws = DIE_FACES.length ** 2;
	return {
		attackerLoses: attackerLoses / throws,
		defenderLoses: defenderLoses / throws,
		bothLose: (throws - attackerLoses - defenderLoses) / throws
	};
}
const known = /* @__PURE__ */ new Map();
function battleOdds(sides) {
	const { attackers, defenders, bonus, minotaur } = sides;
	const key = ((attackers * 32 + defenders) * 64 + bonus) * 2 + (minotaur ? 1 : 0);
	const found = known.get(key);
	if (found !== void 0) return found;
	const odds = workOut(sides);
	known.set(key, odds);
	return odds;
}
function workOut({ attackers, defenders, bonus, minotaur }) {
	const defended = defenders > 0 || minotaur;
	if (attackers === 0 || !defended) return {
		attackerWins: attackers > 0 ? 1 : 0,
		defenderWins: defended ? 1 : 0,
		bothFall: attackers === 0 && !defended ? 1 : 0
	};
	const assault = assaultOdds(attackers, defenders + bonus + (minotaur ? 2 : 0));
	const weakened = defenders > 0 ? {
		defenders: defenders - 1,
		minotaur
	} : {
		defenders: 0,
		minotaur: false
	};
	const ifAttackerLoses = battleOdds({
		attackers: attackers - 1,
		defenders,
		bonus,
		minotaur
	});
	const ifDefenderLoses = battleOdds({
		attackers,
		bonus,
		...weakened
	});
	const ifBothLose = battleOdds({
		attackers: attackers - 1,
		bonus,
		...weakened
	});
	const chance = (outcome) => assault.attackerLoses * ifAttackerLoses[outcome] + assault.defenderLoses * ifDefenderLoses[outcome] + assault.bothLose * ifBothLose[outcome];
	return {
		attackerWins: chance("attackerWins"),
		defenderWins: chance("defenderWins"),
		bothFall: chance("bothFall")
	};
}

//#endregion
//#region packages/game-cyclades/src/battle/strength.ts
function landBonus(table, island) {
	return buildingsOn(table, island, 1) + table.metropolis[island];
}
function seaBonus(table, defender, sea) {
	let bonus = 0;
	for (const island of islandsBeside(boardOf(table), sea)) {
		if (ownerOf(table, island) !== defender) continue;
		bonus += buildingsOn(table, island, 0) + table.metropolis[island];
	}
	return bonus;
}
function landBattleOdds(table, island, attackers) {
	const minotaur = standsOn(table, 0, island);
	return battleOdds({
		attackers,
		defenders: troopsOn(table, island),
		bonus: landBonus(table, island),
		minotaur
	});
}
function seaBattleOdds(table, sea, attackers) {
	const defender = fleetOwnerOf(table, sea);
	const bonus = defender === -1 ? 0 : seaBonus(table, defender, sea);
	return battleOdds({
		attackers,
		defenders: fleetsIn(table, sea),
		bonus,
		minotaur: false
	});
}
function landDefence(table, island) {
	const minotaur = standsOn(table, 0, island) ? 2 : 0;
	return troopsOn(table, island) + minotaur + landBonus(table, island);
}
function seaDefence(table, defender, sea) {
	return fleetsIn(table, sea) + seaBonus(table, defender, sea);
}

//#endregion
//#region packages/game-cyclades/src/acts/fleet-step.ts
const NO_SUCH_SPACE$1 = {
	rule: "CY-1.2",
	reason: "not-on-this-board"
};
const NO_FLEETS = {
	rule: "CY-10.1",
	reason: "no-own-fleets-there"
};
const NOT_ADJACENT$1 = {
	rule: "CY-10.1",
	reason: "not-adjacent"
};
const CLOSED$1 = {
	rule: "CY-10.4",
	reason: "space-closed"
};
function listSteps(moves, table, from, most) {
	const beside = seasBeside(boardOf(table), from);
	const steps = boardMoves(table).moveFleets[from];
	for (let way = 0; way < beside.length; way++) {
		if (isClosed(table, beside[way])) continue;
		const thither = steps[way];
		for (let fleets = 0; fleets < most; fleets++) moves.push(thither[fleets]);
	}
}
function checkStep(table, seat, move, tired = 0) {
	const board = boardOf(table);
	const from = seaNumber(board, move.from);
	const to = seaNumber(board, move.to);
	if (from === -1 || to === -1) return NO_SUCH_SPACE$1;
	if (fleetOwnerOf(table, from) !== seat) return NO_FLEETS;
	const most = fleetsIn(table, from) - tired;
	if (move.fleets < 1 || move.fleets > most) return {
		rule: "CY-10.2",
		reason: "not-so-many-fleets",
		params: { most }
	};
	if (!seasBeside(board, from).includes(to)) return NOT_ADJACENT$1;
	return isClosed(table, to) ? CLOSED$1 : null;
}
function step(draft, seat, move, emit) {
	const board = boardOf(draft);
	const to = seaNumber(board, move.to);
	removeFleets(draft, seaNumber(board, move.from), move.fleets);
	emit({
		type: "fleets-moved",
		seat,
		from: move.from,
		to: move.to,
		fleets: move.fleets
	});
	if (isFreeFor(draft, seat, to)) {
		addFleets(draft, seat, to, move.fleets);
		return false;
	}
	const defender = fleetOwnerOf(draft, to);
	beginBattle(draft, {
		place: move.to,
		land: false,
		attacker: seat,
		defender,
		attackers: move.fleets
	}, emit);
	return true;
}

//#endregion
//#region packages/game-cyclades/src/flow/sylph.ts
const sylph = {
	decisions(_state, frame) {
		const { seat, stepsLeft } = frame;
		if (frame.stage === "resolving") return NOBODY;
		return [asked(frame, seat, {
			kind: "sylph",
			stepsLeft
		}, frame.said)];
	},
	settle(draft, frame) {
		if (frame.stepsLeft === 0 || stepsOf(draft, frame).length === 0) return "done";
		frame.stage = "asking";
		return "again";
	}
};
function rest(draft, place, fleets) {
	const below = draft.stack[draft.stack.length - 2];
	if (below?.kind !== "sylph") return;
	const sea = place;
	const known = below.tiredAt.indexOf(sea);
	if (known < 0) {
		below.tiredAt.push(sea);
		below.tired.push(fleets);
	} else below.tired[known] = below.tired[known] + fleets;
}
function tiredIn({ tiredAt, tired }, sea) {
	const place = tiredAt.indexOf(sea);
	return place < 0 ? 0 : tired[place];
}
function stepsOf(state, frame) {
	const board = boardOf(state);
	const moves = [];
	for (let sea = 0; sea < board.seas.length; sea++) {
		if (fleetOwnerOf(state, sea) !== frame.seat) continue;
		listSteps(moves, state, sea, fleetsIn(state, sea) - tiredIn(frame, seaId(board, sea)));
	}
	return moves;
}
const TIRED = {
	rule: "CY-14.7",
	reason: "fleets-have-fought"
};
const sylphAsk = ask("sylph", {
	rule: "CY-14.7",
	frame: "sylph",
	answers: ["move-fleets", "stop"],
	list(state, _seat, frame) {
		const moves = stepsOf(state, frame);
		moves.push(STOP);
		return moves;
	},
	check(state, seat, frame, move) {
		if (move.type === "stop") return null;
		const refused = checkStep(state, seat, move, tiredIn(frame, move.from));
		if (refused === null) return null;
		return checkStep(state, seat, move) === null ? TIRED : refused;
	},
	answer(draft, seat, frame, move, emit) {
		frame.said += 1;
		frame.stage = "resolving";
		frame.stepsLeft = move.type === "stop" ? 0 : frame.stepsLeft - 1;
		if (move.type === "move-fleets") step(draft, seat, move, emit);
	},
	fallback: () => STOP
});

//#endregion
//#region packages/game-cyclades/src/flow/battle.ts
const battle = {
	decisions(_state, frame) {
		const { stage, place, land } = frame;
		if (stage !== "defender" && stage !== "attacker") return NOBODY;
		const seat = frame[stage];
		return [asked(frame, seat, {
			kind: stage === "defender" ? "retreat-defender" : "retreat-attacker",
			place,
			land
		}, frame.assaults)];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "assault") {
			assault(draft, frame, emit);
			return "again";
		}
		conclude(draft, frame, emit);
		return draft.stack.length === 0 ? "again" : "done";
	}
};
function rollDie(draft) {
	return DIE_FACES[below(draft.rng, DIE_FACES.length)];
}
function assault(draft, frame, emit) {
	frame.assaults += 1;
	const attackDie = rollDie(draft);
	const defenceDie = rollDie(draft);
	const attack = frame.attackers + attackDie;
	const defence = defenceOf(draft, frame) + defenceDie;
	emit({
		type: "assault-rolled",
		place: frame.place,
		attackDie,
		defenceDie,
		attack,
		defence
	});
	if (attack >= defence) loseDefender(draft, frame, emit);
	if (attack <= defence) {
		frame.attackers -= 1;
		emit({
			type: "piece-lost",
			seat: frame.attacker,
			place: frame.place,
			piece: frame.land ? "troop" : "fleet"
		});
	}
	frame.stage = afterAssault(draft, frame);
}
function defenceOf(state, frame) {
	const board = boardOf(state);
	return frame.land ? landDefence(state, islandNumber(board, frame.place)) : seaDefence(state, frame.defender, seaNumber(board, frame.place));
}
function loseDefender(draft, frame, emit) {
	const { place, defender: seat } = frame;
	const board = boardOf(draft);
	if (!frame.land) {
		removeFleets(draft, seaNumber(board, place), 1);
		emit({
			type: "piece-lost",
			seat,
			place,
			piece: "fleet"
		});
		return;
	}
	const island = islandNumber(board, place);
	const troops = troopsOn(draft, island);
	emit({
		type: "piece-lost",
		seat,
		place,
		piece: troops > 0 ? "troop" : "minotaur"
	});
	if (troops > 0) draft.troops[island] = troops - 1;
	else dismiss(draft, 0, emit);
}
function isHeld(state, frame) {
	const board = boardOf(state);
	if (!frame.land) return fleetsIn(state, seaNumber(board, frame.place)) > 0;
	const island = islandNumber(board, frame.place);
	return troopsOn(state, island) > 0 || standsOn(state, 0, island);
}
function afterAssault(state, frame) {
	const held = isHeld(state, frame);
	if (frame.attackers === 0 || !held) {
		frame.winner = held ? frame.defender : frame.attackers > 0 ? frame.attacker : -1;
		return "over";
	}
	return defenderCanLeave(state, frame) && retreatsOf(state, frame.defender, frame).length > 0 ? "defender" : attackersTurn(state, frame);
}
function attackersTurn(state, frame) {
	return retreatsOf(state, frame.attacker, frame).length > 0 ? "attacker" : "assault";
}
function retreat(draft, frame, seat, to, emit) {
	const board = boardOf(draft);
	const defends = frame.stage === "defender";
	const pieces = defends ? defendersOf(draft, frame) : frame.attackers;
	if (defends) clearDefenders(draft, frame);
	else frame.attackers = 0;
	if (frame.land) {
		const island = islandNumber(board, to);
		draft.troops[island] = troopsOn(draft, island) + pieces;
	} else {
		addFleets(draft, seat, seaNumber(board, to), pieces);
		if (!defends) rest(draft, to, pieces);
	}
	frame.stage = "over";
	frame.winner = defends ? frame.attacker : frame.defender;
	emit({
		type: "retreated",
		seat,
		from: frame.place,
		to,
		pieces
	});
}
function defendersOf(state, frame) {
	const board = boardOf(state);
	return frame.land ? troopsOn(state, islandNumber(board, frame.place)) : fleetsIn(state, seaNumber(board, frame.place));
}
function clearDefenders(draft, frame) {
	const board = boardOf(draft);
	if (frame.land) draft.troops[islandNumber(board, frame.place)] = 0;
	else removeFleets(draft, seaNumber(board, frame.place), defendersOf(draft, frame));
}
function conclude(draft, frame, emit) {
	const { place, attacker, attackers } = frame;
	const winner = frame.winner === -1 ? null : frame.winner;
	emit({
		type: "battle-ended",
		place,
		winner
	});
	if (winner !== attacker) return;
	const board = boardOf(draft);
	if (frame.land) takeIsland(draft, attacker, islandNumber(board, place), attackers, emit);
	else {
		addFleets(draft, attacker, seaNumber(board, place), attackers);
		rest(draft, place, attackers);
	}
}
const NO_RETREAT = {
	sea: {
		rule: "CY-12.7",
		reason: "no-retreat-there"
	},
	land: {
		rule: "CY-12.6",
		reason: "no-retreat-there"
	}
};
function listRetreats(state, seat, frame) {
	const moves = [];
	for (const to of retreatsOf(state, seat, frame)) moves.push({
		type: "retreat",
		to
	});
	moves.push(FIGHT_ON);
	return moves;
}
function checkRetreat(state, seat, frame, move) {
	if (move.type === "fight-on") return null;
	return retreatsOf(state, seat, frame).includes(move.to) ? null : NO_RETREAT[frame.land ? "land" : "sea"];
}
const retreatDefender = ask("retreat-defender", {
	rule: "CY-12.3",
	frame: "battle",
	answers: ["retreat", "fight-on"],
	list: listRetreats,
	check: checkRetreat,
	answer(draft, seat, frame, move, emit) {
		if (move.type === "retreat") retreat(draft, frame, seat, move.to, emit);
		else frame.stage = attackersTurn(draft, frame);
	},
	fallback: () => FIGHT_ON
});
const retreatAttacker = ask("retreat-attacker", {
	rule: "CY-12.3",
	frame: "battle",
	answers: ["retreat", "fight-on"],
	list: listRetreats,
	check: checkRetreat,
	answer(draft, seat, frame, move, emit) {
		if (move.type === "retreat") retreat(draft, frame, seat, move.to, emit);
		else frame.stage = "assault";
	},
	fallback: () => FIGHT_ON
});

//#endregion
//#region packages/game-cyclades/src/creatures/temples.ts
function unusedTemplesOn(table, island) {
	return buildingsOn(table, island, 2) - table.usedTemples[island];
}
function unusedMetropolisOn(table, island) {
	return table.metropolis[island] - table.usedMetropolis[island];
}
function discountsOf(table, seat) {
	let count = 0;
	for (let island = 0; island < table.owner.length; island++) {
		if (table.owner[island] !== seat) continue;
		count += unusedTemplesOn(table, island) + unusedMetropolisOn(table, island);
	}
	return count;
}
function priceOfSlot(slot) {
	return SLOT_PRICES[slot];
}
function usableOf(discounts, slot) {
	return Math.min(discounts, priceOfSlot(slot) - 1);
}
function usableDiscounts(table, seat, slot) {
	return usableOf(discountsOf(table, seat), slot);
}
function lowestPrice(table, seat, slot) {
	return priceOfSlot(slot) - usableDiscounts(table, seat, slot);
}
function useDiscounts(draft, seat, discounts) {
	let left = discounts;
	for (let island = 0; island < draft.owner.length && left > 0; island++) {
		if (draft.owner[island] !== seat) continue;
		const used = Math.min(left, unusedTemplesOn(draft, island));
		draft.usedTemples[island] = draft.usedTemples[island] + used;
		left -= used;
	}
	for (let island = 0; island < draft.owner.length && left > 0; island++) {
		if (draft.owner[island] !== seat || unusedMetropolisOn(draft, island) === 0) continue;
		draft.usedMetropolis[island] = 1;
		left -= 1;
	}
}
function renewDiscounts(draft) {
	draft.usedTemples.fill(0);
	draft.usedMetropolis.fill(0);
}

//#endregion
//#region packages/game-cyclades/src/cycle/creature-track.ts
const DEAREST = 0;
const MIDDLE = 1;
const CHEAPEST = 2;
function slotIdOf(slot) {
	return SLOT_IDS[slot];
}
function slotNumber(id) {
	return SLOT_IDS.indexOf(id);
}
function creatureIn(state, slot) {
	return state.track[slot];
}
function drawInto(draft, slot, emit) {
	if (draft.pile.length === 0) {
		if (draft.discard.length === 0) return;
		draft.pile = shuffle(draft.rng, draft.discard);
		draft.discard = [];
		emit({
			type: "pile-reshuffled",
			cards: draft.pile.length
		});
	}
	const creature = draft.pile.pop();
	expose(draft);
	draft.track[slot] = creature;
	emit({
		type: "creature-drawn",
		creature,
		slot: slotIdOf(slot)
	});
}
function refillTrack(draft, emit) {
	if (draft.cycle === 1) {
		drawInto(draft, DEAREST, emit);
		return;
	}
	const last = draft.cycle === 2 ? MIDDLE : CHEAPEST;
	const unsold = creatureIn(draft, CHEAPEST);
	if (unsold !== null) {
		draft.track[CHEAPEST] = null;
		draft.discard.push(unsold);
		emit({
			type: "creature-discarded",
			creature: unsold,
			slot: slotIdOf(CHEAPEST)
		});
	}
	slideRight(draft, last, emit);
	for (let slot = last; slot >= DEAREST; slot--) if (creatureIn(draft, slot) === null) drawInto(draft, slot, emit);
}
function slideRight(draft, last, emit) {
	let to = last;
	for (let from = last; from >= DEAREST; from--) {
		const creature = creatureIn(draft, from);
		if (creature === null) continue;
		if (from !== to) {
			draft.track[from] = null;
			draft.track[to] = creature;
			emit({
				type: "creature-slid",
				creature,
				from: slotIdOf(from),
				to: slotIdOf(to)
			});
		}
		to -= 1;
	}
}

//#endregion
//#region packages/game-cyclades/src/acts/creature-market.ts
const SLOT_EMPTY = {
	rule: "CY-2.5",
	reason: "slot-empty"
};
const NOTHING_TO_REPLACE = {
	rule: "CY-13.6",
	reason: "slot-empty"
};
const CALLS = SLOT_IDS.map((slot, place) => Array.from({ length: priceOfSlot(place) }, (_, temples) => ({
	type: "call-creature",
	slot,
	temples
})));
const REPLACEMENTS = SLOT_IDS.map((slot) => ({
	type: "replace-creature",
	slot
}));
function callOf(slot, temples) {
	return CALLS[slot]?.[temples];
}
function listCalls(moves, state, seat) {
	const gold = goldOf(state, seat);
	const discounts = discountsOf(state, seat);
	for (let slot = 0; slot < SLOT_IDS.length; slot++) {
		if (creatureIn(state, slot) === null) continue;
		const price = priceOfSlot(slot);
		const most = usableOf(discounts, slot);
		for (let temples = Math.max(0, price - gold); temples <= most; temples++) moves.push(callOf(slot, temples));
	}
}
function checkCall(state, seat, move) {
	const slot = slotNumber(move.slot);
	if (creatureIn(state, slot) === null) return SLOT_EMPTY;
	if (move.temples > discountsOf(state, seat)) return {
		rule: "CY-13.2",
		reason: "not-so-many-temples"
	};
	if (move.temples > usableDiscounts(state, seat, slot)) return {
		rule: "CY-13.1",
		reason: "price-at-least-one"
	};
	return checkGold(state, seat, priceOfSlot(slot) - move.temples);
}
function callCreature(draft, turn, move, emit) {
	const { seat } = turn;
	const slot = slotNumber(move.slot);
	const creature = creatureIn(draft, slot);
	const gold = priceOfSlot(slot) - move.temples;
	pay(draft, seat, gold);
	useDiscounts(draft, seat, move.temples);
	draft.track[slot] = null;
	emit({
		type: "creature-called",
		seat,
		creature,
		slot: move.slot,
		gold,
		temples: move.temples
	});
	pushCreature(draft, seat, creature);
}
function pushCreature(draft, seat, creature) {
	draft.stack.push({
		kind: "creature",
		id: frameId(draft),
		seat,
		said: 0,
		creature,
		stage: "called",
		held: true
	});
}
function listReplacements(moves, state, seat) {
	if (goldOf(state, seat) < 1) return;
	for (let slot = 0; slot < SLOT_IDS.length; slot++) if (creatureIn(state, slot) !== null) moves.push(REPLACEMENTS[slot]);
}
function checkReplacement(state, seat, move) {
	if (creatureIn(state, slotNumber(move.slot)) === null) return NOTHING_TO_REPLACE;
	return checkGold(state, seat, 1);
}
function replaceCreature(draft, turn, move, emit) {
	const slot = slotNumber(move.slot);
	const creature = creatureIn(draft, slot);
	pay(draft, turn.seat, 1);
	draft.track[slot] = null;
	draft.discard.push(creature);
	emit({
		type: "action-paid",
		seat: turn.seat,
		gold: 1
	});
	emit({
		type: "creature-replaced",
		seat: turn.seat,
		creature,
		slot: move.slot
	});
	drawInto(draft, slot, emit);
}

//#endregion
//#region packages/game-cyclades/src/board/income.ts
function prosperityOf(table, island) {
	return boardOf(table).printedProsperity[island] + table.prosperity[island];
}
function incomeOf(table, seat) {
	let income = 0;
	for (let island = 0; island < table.owner.length; island++) if (table.owner[island] === seat) income += prosperityOf(table, island);
	const { trade, tradeSeas } = boardOf(table);
	for (const sea of tradeSeas) if (table.fleetOwner[sea] === seat) income += trade[sea];
	return income;
}

//#endregion
//#region packages/game-cyclades/src/flow/creature.ts
const NOT_DISCARDED = {
	rule: "CY-14.4",
	reason: "not-in-discard-pile"
};
const chimera = ask("chimera", {
	rule: "CY-14.4",
	frame: "creature",
	answers: ["revive-creature", "decline"],
	list(state) {
		const moves = state.discard.map((creature) => ({
			type: "revive-creature",
			creature
		}));
		moves.push(DECLINE);
		return moves;
	},
	check(state, _seat, _frame, move) {
		if (move.type === "decline") return null;
		return state.discard.includes(move.creature) ? null : NOT_DISCARDED;
	},
	answer(draft, seat, frame, move, emit) {
		spendPower(frame);
		if (move.type === "decline") return leaveUnused(frame, emit);
		const { creature } = move;
		draft.discard.splice(draft.discard.indexOf(creature), 1);
		emit({
			type: "creature-revived",
			seat,
			creature
		});
		pushCreature(draft, seat, creature);
	},
	fallback: () => DECLINE
});
const POWERS = {
	siren,
	pegasus,
	giant,
	chimera,
	cyclops,
	harpy,
	griffon,
	satyr,
	dryad,
	kraken,
	minotaur: figurine,
	chiron: figurine,
	medusa: figurine,
	polyphemus: figurine
};
const creature$1 = {
	decisions(_state, frame) {
		if (frame.stage !== "asking") return NOBODY;
		return [asked(frame, frame.seat, askOf(frame.creature), frame.said)];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "called") {
			call(draft, frame, emit);
			return "again";
		}
		return spend(draft, frame, emit);
	}
};
function askOf(id) {
	switch (id) {
		case "minotaur":
		case "chiron":
		case "medusa":
		case "polyphemus": return {
			kind: "figurine",
			figurine: id
		};
		default: return { kind: id };
	}
}
function call(draft, frame, emit) {
	const { seat, creature: id } = frame;
	frame.stage = "spent";
	switch (id) {
		case "fates": return payAgain(draft, seat, emit);
		case "sphinx":
			draft.stack.push({
				kind: "sphinx",
				id: frameId(draft),
				seat,
				said: 0,
				stage: "resolving"
			});
			return;
		case "sylph":
			draft.stack.push({
				kind: "sylph",
				id: frameId(draft),
				seat,
				said: 0,
				stage: "resolving",
				stepsLeft: 10,
				tiredAt: [],
				tired: []
			});
			return;
		default: if (hasTarget(draft, frame, id)) frame.stage = "asking";
		else leaveUnused(frame, emit);
	}
}
function hasTarget(state, frame, id) {
	const power = POWERS[id];
	if (power === kraken || power === figurine) return true;
	return power.list(state, frame.seat, frame, askOf(id)).length > 1;
}
function payAgain(draft, seat, emit) {
	const gold = incomeOf(draft, seat);
	receive(draft, seat, gold);
	emit({
		type: "income-received",
		seat,
		gold
	});
}
function spend(draft, frame, emit) {
	if (frame.creature === "chimera") {
		if (maybeMetropolis(draft, frame.seat, emit)) return "again";
		reshuffle(draft, emit);
	} else if (frame.held) draft.discard.push(frame.creature);
	frame.held = false;
	return "done";
}
function reshuffle(draft, emit) {
	draft.pile = shuffle(draft.rng, [
		...draft.pile,
		...draft.discard,
		"chimera"
	]);
	draft.discard = [];
	emit({
		type: "pile-reshuffled",
		cards: draft.pile.length
	});
}

//#endregion
//#region packages/game-cyclades/src/cycle/god-row.ts
function layGods(draft, emit) {
	switch (setupOf(draft.seats).row) {
		case "all-visible":
			draft.row = shuffledGods(draft);
			break;
		case "rotate-one-hidden":
			rotate(draft);
			break;
		case "alternate-pairs": alternate(draft);
	}
	emit({
		type: "gods-laid",
		row: draft.row.slice()
	});
}
function shuffledGods(draft) {
	return shuffle(draft.rng, MAIN_GODS.slice());
}
function rotate(draft) {
	const [first] = draft.faceDown;
	const gods = first === void 0 ? shuffledGods(draft) : [first, ...shuffle(draft.rng, draft.row.slice())];
	draft.row = gods.slice(0, 3);
	draft.faceDown = gods.slice(3);
}
function alternate(draft) {
	if (draft.cycle % 2 === 1) {
		const gods = shuffledGods(draft);
		draft.row = gods.slice(0, 2);
		draft.faceDown = gods.slice(2);
	} else {
		const used = draft.row;
		draft.row = draft.faceDown;
		draft.faceDown = used;
		expose(draft);
	}
}

//#endregion
//#region packages/game-cyclades/src/flow/cycle.ts
const cycle = {
	decisions: () => NOBODY,
	settle(draft, frame, emit) {
		switch (frame.phase) {
			case "upkeep":
				beginCycle(draft, emit);
				frame.phase = "offerings";
				pushOffering(draft);
				return "again";
			case "offerings":
				frame.phase = "actions";
				draft.stack.push({
					kind: "actions",
					id: frameId(draft),
					next: 0
				});
				return "again";
			case "actions":
				if (isWon(draft)) {
					endGame(draft, "metropolises", emit);
					return "done";
				}
				frame.phase = "upkeep";
				return "again";
		}
	}
};
function beginCycle(draft, emit) {
	draft.cycle += 1;
	emit({
		type: "cycle-began",
		cycle: draft.cycle
	});
	renewDiscounts(draft);
	if (draft.cycle > 1) {
		draft.turnTrack = draft.finished.toReversed();
		draft.finished = [];
		draft.apollo = [];
	}
	refillTrack(draft, emit);
	layGods(draft, emit);
	payIncome(draft, emit);
}
function payIncome(draft, emit) {
	for (let place = 0; place < draft.seats; place++) {
		const seat = place;
		const gold = incomeOf(draft, seat);
		if (gold === 0) continue;
		receive(draft, seat, gold);
		emit({
			type: "income-received",
			seat,
			gold
		});
	}
}
function pushOffering(draft) {
	draft.stack.push({
		kind: "offering",
		id: frameId(draft),
		next: 0,
		asked: draft.turnTrack[0] ?? -1,
		lost: null,
		made: 0
	});
}

//#endregion
//#region packages/game-cyclades/src/flow/fleet-movement.ts
const fleetMovement = {
	decisions(_state, frame) {
		const { seat, at, stepsLeft } = frame;
		if (stepsLeft === 0) return NOBODY;
		return [asked(frame, seat, {
			kind: "sail-on",
			at,
			stepsLeft
		}, frame.said)];
	},
	settle: done
};
function sail(draft, frame, move, emit) {
	frame.at = move.to;
	frame.stepsLeft = step(draft, frame.seat, move, emit) ? 0 : frame.stepsLeft - 1;
}
const ELSEWHERE = {
	rule: "CY-10.1",
	reason: "movement-goes-on-from-another-space"
};
const sailOn = ask("sail-on", {
	rule: "CY-10.1",
	frame: "fleet-movement",
	answers: ["move-fleets", "stop"],
	list(state, _seat, frame) {
		const moves = [];
		const at = seaNumber(boardOf(state), frame.at);
		listSteps(moves, state, at, fleetsIn(state, at));
		moves.push(STOP);
		return moves;
	},
	check(state, seat, frame, move) {
		if (move.type === "stop") return null;
		return move.from === frame.at ? checkStep(state, seat, move) : ELSEWHERE;
	},
	answer(draft, _seat, frame, move, emit) {
		frame.said += 1;
		if (move.type === "move-fleets") sail(draft, frame, move, emit);
		else frame.stepsLeft = 0;
	},
	fallback: () => STOP
});

//#endregion
//#region packages/game-cyclades/src/acts/build.ts
const NONE_IN_SUPPLY$1 = {
	rule: "CY-1.8",
	reason: "supply-empty"
};
const NOT_YOURS$1 = {
	rule: "CY-8.2",
	reason: "island-not-owned"
};
const NO_SQUARE = {
	rule: "CY-8.2",
	reason: "no-free-square"
};
function checkSite(table, seat, island) {
	if (ownerOf(table, island) !== seat) return NOT_YOURS$1;
	return freeSquares(table, island) > 0 ? null : NO_SQUARE;
}
function checkSupply$1(table, god) {
	return buildingsLeft(table, buildingTypeOf(GODS[god].building)) > 0 ? null : NONE_IN_SUPPLY$1;
}
function listBuilds(moves, state, seat, god) {
	if (goldOf(state, seat) < 2 || checkSupply$1(state, god) !== null) return;
	const builds = boardMoves(state).build;
	for (let island = 0; island < builds.length; island++) if (checkSite(state, seat, island) === null) moves.push(builds[island]);
}
function checkBuild(state, seat, god, move) {
	return checkSupply$1(state, god) ?? checkGold(state, seat, 2) ?? checkSite(state, seat, islandNumber(boardOf(state), move.island));
}
function build(draft, frame, move, emit) {
	const { building } = GODS[frame.god];
	pay(draft, frame.seat, 2);
	addBuilding(draft, islandNumber(boardOf(draft), move.island), buildingTypeOf(building));
	emit({
		type: "built",
		seat: frame.seat,
		island: move.island,
		building,
		gold: 2
	});
}

//#endregion
//#region packages/game-cyclades/src/acts/move-fleets.ts
function listFleetMoves(moves, state, seat) {
	if (goldOf(state, seat) < 1) return;
	const spaces = boardOf(state).seas.length;
	for (let sea = 0; sea < spaces; sea++) if (fleetOwnerOf(state, sea) === seat) listSteps(moves, state, sea, fleetsIn(state, sea));
}
function checkFleetMove(state, seat, move) {
	return checkGold(state, seat, 1) ?? checkStep(state, seat, move);
}
function moveFleets(draft, turn, move, emit) {
	const { seat } = turn;
	pay(draft, seat, 1);
	emit({
		type: "action-paid",
		seat,
		gold: 1
	});
	const movement = {
		kind: "fleet-movement",
		id: frameId(draft),
		seat,
		said: 0,
		at: move.from,
		stepsLeft: 3
	};
	draft.stack.push(movement);
	sail(draft, movement, move, emit);
}

//#endregion
//#region packages/game-cyclades/src/acts/recruit.ts
const ENOUGH_RECRUITED = {
	rule: "CY-7.1",
	reason: "no-more-recruits-this-turn"
};
const ANOTHER_GODS = {
	rule: "CY-7.1",
	reason: "another-gods-recruit"
};
const NONE_IN_RESERVE = {
	rule: "CY-7.4",
	reason: "reserve-empty"
};
const NONE_IN_SUPPLY = {
	rule: "CY-1.8",
	reason: "supply-empty"
};
const NO_SUCH_SPACE = {
	rule: "CY-1.2",
	reason: "not-on-this-board"
};
const NOT_BESIDE_YOURS = {
	rule: "CY-7.2",
	reason: "not-around-own-island"
};
const ENEMY_THERE = {
	rule: "CY-7.2",
	reason: "enemy-fleets-there"
};
const CLOSED = {
	rule: "CY-7.2",
	reason: "space-closed"
};
const NOT_YOURS = {
	rule: "CY-7.3",
	reason: "island-not-owned"
};
function recruitPrice(god, recruited) {
	return GODS[god].recruitCosts[recruited] ?? null;
}
function sum(counts) {
	let total = 0;
	for (const count of counts) total += count;
	return total;
}
function checkPiece(table, seat, piece) {
	switch (piece) {
		case "fleet": return fleetsOnBoard(table, seat) < 8 ? null : NONE_IN_RESERVE;
		case "troop": return troopsOnBoard(table, seat) < 8 ? null : NONE_IN_RESERVE;
		case "priest": return sum(table.priests) < 18 ? null : NONE_IN_SUPPLY;
		case "philosopher": return sum(table.philosophers) < 17 ? null : NONE_IN_SUPPLY;
	}
}
function checkFleetPlace(table, seat, owned, sea) {
	if ((boardOf(table).islandBits[sea] & owned) === 0) return NOT_BESIDE_YOURS;
	if (!isFreeFor(table, seat, sea)) return ENEMY_THERE;
	return isClosed(table, sea) ? CLOSED : null;
}
function listRecruits(moves, state, seat, god, recruited) {
	const cost = recruitPrice(god, recruited);
	const piece = GODS[god].recruits;
	if (cost === null || cost > goldOf(state, seat) || checkPiece(state, seat, piece) !== null) return;
	switch (piece) {
		case "fleet": {
			const owned = islandBitsOf(state, seat);
			const { recruitFleet } = boardMoves(state);
			for (let sea = 0; sea < recruitFleet.length; sea++) if (checkFleetPlace(state, seat, owned, sea) === null) moves.push(recruitFleet[sea]);
			break;
		}
		case "troop": {
			const { recruitTroop } = boardMoves(state);
			for (let island = 0; island < recruitTroop.length; island++) if (ownerOf(state, island) === seat) moves.push(recruitTroop[island]);
			break;
		}
		case "priest":
			moves.push(RECRUIT_PRIEST);
			break;
		case "philosopher": moves.push(RECRUIT_PHILOSOPHER);
	}
}
const RECRUIT_PRIEST = { type: "recruit-priest" };
const RECRUIT_PHILOSOPHER = { type: "recruit-philosopher" };
const PIECE = {
	"recruit-fleet": "fleet",
	"recruit-troop": "troop",
	"recruit-priest": "priest",
	"recruit-philosopher": "philosopher"
};
function checkRecruit(state, seat, god, recruited, move) {
	const piece = PIECE[move.type];
	if (GODS[god].recruits !== piece) return ANOTHER_GODS;
	const cost = recruitPrice(god, recruited);
	if (cost === null) return ENOUGH_RECRUITED;
	const refused = checkPiece(state, seat, piece) ?? checkGold(state, seat, cost);
	if (refused !== null) return refused;
	if (move.type === "recruit-fleet") {
		const sea = seaNumber(boardOf(state), move.sea);
		return sea === -1 ? NO_SUCH_SPACE : checkFleetPlace(state, seat, islandBitsOf(state, seat), sea);
	}
	if (move.type === "recruit-troop") return ownerOf(state, islandNumber(boardOf(state), move.island)) === seat ? null : NOT_YOURS;
	return null;
}
function recruit(draft, frame, move, emit) {
	const { seat } = frame;
	const gold = recruitPrice(frame.god, frame.recruited) ?? 0;
	frame.recruited += 1;
	pay(draft, seat, gold);
	switch (move.type) {
		case "recruit-fleet":
			addFleets(draft, seat, seaNumber(boardOf(draft), move.sea), 1);
			emit({
				type: "fleet-recruited",
				seat,
				sea: move.sea,
				gold
			});
			break;
		case "recruit-troop": {
			const island = islandNumber(boardOf(draft), move.island);
			draft.troops[island] = troopsOn(draft, island) + 1;
			emit({
				type: "troop-recruited",
				seat,
				island: move.island,
				gold
			});
			break;
		}
		case "recruit-priest":
			draft.priests[seat] = draft.priests[seat] + 1;
			emit({
				type: "priest-recruited",
				seat,
				gold
			});
			break;
		case "recruit-philosopher":
			draft.philosophers[seat] = draft.philosophers[seat] + 1;
			emit({
				type: "philosopher-recruited",
				seat,
				gold
			});
	}
}

//#endregion
//#region packages/game-cyclades/src/flow/god-turn.ts
const ACTS = MAIN_GODS.map((god) => [...GODS[god].recruitCosts, null].map((_, recruited) => ({
	kind: "act",
	god,
	recruited
})));
const godTurn = {
	decisions(_state, frame) {
		if (frame.stage !== "asking") return NOBODY;
		const { seat, god, recruited } = frame;
		return [asked(frame, seat, ACTS[godNumber(god)]?.[recruited] ?? {
			kind: "act",
			god,
			recruited
		}, frame.said)];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "over") {
			liftMarker(draft, godNumber(frame.god));
			putMarkerBack(draft, frame.seat, emit);
			return "done";
		}
		if (maybeMetropolis(draft, frame.seat, emit)) return "again";
		frame.stage = "asking";
		return "again";
	}
};
function stageAfter(move) {
	switch (move.type) {
		case "build":
		case "recruit-philosopher":
		case "move-troops":
		case "call-creature": return "resolving";
		case "end-turn": return "over";
		default: return "asking";
	}
}
function act(draft, frame, move, emit) {
	switch (move.type) {
		case "recruit-fleet":
		case "recruit-troop":
		case "recruit-priest":
		case "recruit-philosopher": return recruit(draft, frame, move, emit);
		case "build": return build(draft, frame, move, emit);
		case "move-fleets": return moveFleets(draft, frame, move, emit);
		case "move-troops": return sendTroops(draft, frame, move, emit);
		case "replace-creature": return replaceCreature(draft, frame, move, emit);
		case "call-creature": return callCreature(draft, frame, move, emit);
		case "end-turn": return;
	}
}
const NOT_THIS_GOD = {
	rule: "CY-6.3",
	reason: "another-gods-action"
};
function checkAct(state, seat, { god, recruited }, move) {
	const { special } = GODS[god];
	switch (move.type) {
		case "recruit-fleet":
		case "recruit-troop":
		case "recruit-priest":
		case "recruit-philosopher": return checkRecruit(state, seat, god, recruited, move);
		case "build": return checkBuild(state, seat, god, move);
		case "move-fleets": return special === move.type ? checkFleetMove(state, seat, move) : NOT_THIS_GOD;
		case "move-troops": return special === move.type ? checkTroopMove(state, seat, move) : NOT_THIS_GOD;
		case "replace-creature": return special === move.type ? checkReplacement(state, seat, move) : NOT_THIS_GOD;
		case "call-creature": return checkCall(state, seat, move);
		case "end-turn": return null;
	}
}
function listSpecial(moves, state, seat, god) {
	switch (GODS[god].special) {
		case "move-fleets": return listFleetMoves(moves, state, seat);
		case "move-troops": return listTroopMoves(moves, state, seat);
		case "replace-creature": return listReplacements(moves, state, seat);
		case null: return;
	}
}
const actAsk = ask("act", {
	rule: "CY-6.3",
	frame: "god-turn",
	answers: [
		"recruit-fleet",
		"recruit-troop",
		"recruit-priest",
		"recruit-philosopher",
		"build",
		"move-fleets",
		"move-troops",
		"replace-creature",
		"call-creature",
		"end-turn"
	],
	list(state, seat, { god, recruited }) {
		const moves = [];
		listRecruits(moves, state, seat, god, recruited);
		listBuilds(moves, state, seat, god);
		listSpecial(moves, state, seat, god);
		listCalls(moves, state, seat);
		moves.push(END_TURN);
		return moves;
	},
	check: checkAct,
	answer(draft, _seat, frame, move, emit) {
		frame.said += 1;
		frame.stage = stageAfter(move);
		act(draft, frame, move, emit);
	},
	fallback: () => END_TURN
});

//#endregion
//#region packages/game-cyclades/src/flow/kraken.ts
const KRAKEN_STEP = { kind: "kraken-step" };
const krakenFrame = {
	decisions(_state, frame) {
		if (frame.stage === "over") return NOBODY;
		return [asked(frame, frame.seat, KRAKEN_STEP, frame.said)];
	},
	settle: done
};
function goOn(draft, seat, { sea }, emit) {
	pay(draft, seat, 1);
	emit({
		type: "action-paid",
		seat,
		gold: 1
	});
	emit({
		type: "kraken-moved",
		seat,
		sea
	});
	settleKraken(draft, seaNumber(boardOf(draft), sea), emit);
}
const NOT_ADJACENT = {
	rule: "CY-15.1",
	reason: "not-adjacent"
};
const krakenStep = ask("kraken-step", {
	rule: "CY-15.1",
	frame: "kraken",
	answers: ["move-kraken", "stop"],
	list(state, seat) {
		const moves = [];
		const board = boardOf(state);
		const { moveKraken } = boardMoves(state);
		if (goldOf(state, seat) >= 1) for (const sea of seasBeside(board, state.kraken)) moves.push(moveKraken[sea]);
		moves.push(STOP);
		return moves;
	},
	check(state, seat, _frame, move) {
		if (move.type === "stop") return null;
		const board = boardOf(state);
		if (!seasBeside(board, state.kraken).includes(seaNumber(board, move.sea))) return NOT_ADJACENT;
		return checkGold(state, seat, 1);
	},
	answer(draft, seat, frame, move, emit) {
		frame.said += 1;
		if (move.type === "move-kraken") goOn(draft, seat, move, emit);
		else frame.stage = "over";
	},
	fallback: () => STOP
});

//#endregion
//#region packages/game-cyclades/src/flow/offering.ts
const offering = {
	decisions(_state, frame) {
		if (frame.asked === -1) return NOBODY;
		return [asked(frame, frame.asked, {
			kind: "offer",
			lost: frame.lost
		}, frame.made)];
	},
	settle(draft, _frame, emit) {
		payOfferings(draft, emit);
		return "done";
	}
};
function joinApollo(draft, seat) {
	draft.apollo.push(seat);
	return -1;
}
function placeMarker(draft, seat, god, gold, emit) {
	const place = godNumber(god);
	const evicted = draft.offerSeat[place];
	draft.offerSeat[place] = seat;
	draft.offerGold[place] = gold;
	if (evicted !== -1) emit({
		type: "marker-evicted",
		seat: evicted,
		god
	});
	return evicted;
}
function payOfferings(draft, emit) {
	for (let place = 0; place < draft.seats; place++) {
		const seat = place;
		const gold = offeringCost(draft, seat);
		if (gold === 0) continue;
		pay(draft, seat, gold);
		emit({
			type: "offerings-paid",
			seat,
			gold
		});
	}
}
const APOLLO_IS_FREE = {
	rule: "CY-5.2",
	reason: "apollo-is-free"
};
const GOD_FACE_DOWN = {
	rule: "CY-3.7",
	reason: "god-face-down"
};
const GOD_JUST_LOST = {
	rule: "CY-5.3",
	reason: "god-just-lost"
};
function lowestOffering(state, god) {
	return state.offerSeat[god] === -1 ? 1 : state.offerGold[god] + 1;
}
function checkGod(state, lost, god) {
	if (!state.row.includes(god)) return GOD_FACE_DOWN;
	return god === lost ? GOD_JUST_LOST : null;
}
const OFFERS = MAIN_GODS.map(() => []);
function offerOf(god, place, gold) {
	const offers = OFFERS[place];
	for (let next = offers.length; next <= gold; next++) offers.push({
		type: "offer",
		god,
		gold: next
	});
	return offers[gold];
}
const TO_APOLLO = {
	type: "offer",
	god: "apollo",
	gold: 0
};
const offer = ask("offer", {
	rule: "CY-5.2",
	frame: "offering",
	answers: ["offer"],
	list(state, seat, { lost }) {
		const moves = [];
		for (const god of state.row) {
			if (god === lost) continue;
			const place = godNumber(god);
			const highest = highestOffering(state, seat, place);
			for (let gold = lowestOffering(state, place); gold <= highest; gold++) moves.push(offerOf(god, place, gold));
		}
		moves.push(TO_APOLLO);
		return moves;
	},
	check(state, seat, { lost }, { god, gold }) {
		if (god === "apollo") return gold === 0 ? null : APOLLO_IS_FREE;
		const refused = checkGod(state, lost, god);
		if (refused !== null) return refused;
		const place = godNumber(god);
		const least = lowestOffering(state, place);
		if (gold < least) return {
			rule: least === 1 ? "CY-5.2" : "CY-5.3",
			reason: "offering-too-low",
			params: { least }
		};
		const most = highestOffering(state, seat, place);
		if (gold <= most) return null;
		return {
			rule: setupOf(state.seats).markers === 1 ? "CY-5.8" : "CY-18.3",
			reason: "offering-too-high",
			params: { most }
		};
	},
	answer(draft, seat, frame, { god, gold }, emit) {
		frame.made += 1;
		emit({
			type: "offering-made",
			seat,
			god,
			gold
		});
		const evicted = god === "apollo" ? joinApollo(draft, seat) : placeMarker(draft, seat, god, gold, emit);
		if (evicted === -1) {
			frame.next += 1;
			frame.asked = draft.turnTrack[frame.next] ?? -1;
			frame.lost = null;
		} else {
			frame.asked = evicted;
			frame.lost = god;
		}
	},
	fallback: () => TO_APOLLO
});

//#endregion
//#region packages/game-cyclades/src/flow/sphinx.ts
const SPHINX = { kind: "sphinx" };
const sphinx = {
	decisions(_state, frame) {
		return frame.stage === "asking" ? [asked(frame, frame.seat, SPHINX, frame.said)] : NOBODY;
	},
	settle(draft, frame) {
		if (frame.stage === "over" || salesOf(draft, frame.seat).length === 0) return "done";
		frame.stage = "asking";
		return "again";
	}
};
function sell(draft, seat, move, emit) {
	const board = boardOf(draft);
	switch (move.type) {
		case "sell-troop": {
			const island = islandNumber(board, move.island);
			draft.troops[island] = troopsOn(draft, island) - 1;
			return paidFor(draft, seat, "troop", move.island, emit);
		}
		case "sell-fleet":
			removeFleets(draft, seaNumber(board, move.sea), 1);
			return paidFor(draft, seat, "fleet", move.sea, emit);
		case "sell-priest":
			draft.priests[seat] = draft.priests[seat] - 1;
			return paidFor(draft, seat, "priest", null, emit);
		case "sell-philosopher":
			draft.philosophers[seat] = draft.philosophers[seat] - 1;
			return paidFor(draft, seat, "philosopher", null, emit);
		case "stop": return;
	}
}
function paidFor(draft, seat, piece, place, emit) {
	receive(draft, seat, 2);
	emit({
		type: "piece-sold",
		seat,
		piece,
		place
	});
}
function hasTroop(table, seat, island) {
	return ownerOf(table, island) === seat && troopsOn(table, island) > 0;
}
const SELL_PRIEST = { type: "sell-priest" };
const SELL_PHILOSOPHER = { type: "sell-philosopher" };
function salesOf(table, seat) {
	const { sellTroop, sellFleet } = boardMoves(table);
	const moves = [];
	for (let island = 0; island < sellTroop.length; island++) if (hasTroop(table, seat, island)) moves.push(sellTroop[island]);
	for (let sea = 0; sea < sellFleet.length; sea++) if (fleetOwnerOf(table, sea) === seat) moves.push(sellFleet[sea]);
	if (table.priests[seat] > 0) moves.push(SELL_PRIEST);
	if (table.philosophers[seat] > 0) moves.push(SELL_PHILOSOPHER);
	return moves;
}
const NOTHING_TO_SELL = {
	rule: "CY-14.6",
	reason: "no-such-own-piece"
};
function canSell(table, seat, move) {
	const board = boardOf(table);
	switch (move.type) {
		case "sell-troop": return hasTroop(table, seat, islandNumber(board, move.island));
		case "sell-fleet": return fleetOwnerOf(table, seaNumber(board, move.sea)) === seat;
		case "sell-priest": return table.priests[seat] > 0;
		case "sell-philosopher": return table.philosophers[seat] > 0;
		case "stop": return true;
	}
}
const sphinxAsk = ask("sphinx", {
	rule: "CY-14.6",
	frame: "sphinx",
	answers: [
		"sell-troop",
		"sell-fleet",
		"sell-priest",
		"sell-philosopher",
		"stop"
	],
	list(state, seat) {
		const moves = salesOf(state, seat);
		moves.push(STOP);
		return moves;
	},
	check: (state, seat, _frame, move) => canSell(state, seat, move) ? null : NOTHING_TO_SELL,
	answer(draft, seat, frame, move, emit) {
		frame.said += 1;
		frame.stage = move.type === "stop" ? "over" : "resolving";
		sell(draft, seat, move, emit);
	},
	fallback: () => STOP
});

//#endregion
//#region packages/game-cyclades/src/frame-view.ts
function viewFrame(frame) {
	switch (frame.kind) {
		case "cycle": return {
			kind: frame.kind,
			id: frame.id,
			phase: frame.phase
		};
		case "offering": {
			const { kind, id, next, asked, lost, made } = frame;
			return {
				kind,
				id,
				next,
				asked,
				lost,
				made
			};
		}
		case "actions": return {
			kind: frame.kind,
			id: frame.id,
			next: frame.next
		};
		case "god-turn": {
			const { kind, id, seat, said, god, recruited, stage } = frame;
			return {
				kind,
				id,
				seat,
				said,
				god,
				recruited,
				stage
			};
		}
		case "apollo-turn": {
			const { kind, id, seat, said, place, stage } = frame;
			return {
				kind,
				id,
				seat,
				said,
				place,
				stage
			};
		}
		case "fleet-movement": {
			const { kind, id, seat, said, at, stepsLeft } = frame;
			return {
				kind,
				id,
				seat,
				said,
				at,
				stepsLeft
			};
		}
		case "battle": {
			const { kind, id, place, land, attacker, defender, attackers, assaults, stage, winner } = frame;
			return {
				kind,
				id,
				place,
				land,
				attacker,
				defender,
				attackers,
				assaults,
				stage,
				winner
			};
		}
		case "metropolis": {
			const { kind, id, seat, said, removing, stage } = frame;
			return {
				kind,
				id,
				seat,
				said,
				removing,
				stage
			};
		}
		case "creature": {
			const { kind, id, seat, said, creature, stage, held } = frame;
			return {
				kind,
				id,
				seat,
				said,
				creature,
				stage,
				held
			};
		}
		case "sylph": {
			const { kind, id, seat, said, stage, stepsLeft, tiredAt, tired } = frame;
			return {
				kind,
				id,
				seat,
				said,
				stage,
				stepsLeft,
				tiredAt: tiredAt.slice(),
				tired: tired.slice()
			};
		}
		case "sphinx": return {
			kind: frame.kind,
			id: frame.id,
			seat: frame.seat,
			said: frame.said,
			stage: frame.stage
		};
		case "kraken": return {
			kind: frame.kind,
			id: frame.id,
			seat: frame.seat,
			said: frame.said,
			stage: frame.stage
		};
		case "polyphemus": {
			const { kind, id, seat, said, island, stage } = frame;
			return {
				kind,
				id,
				seat,
				said,
				island,
				stage
			};
		}
	}
}

//#endregion
//#region packages/game-cyclades/src/view.ts
function view(state, viewer) {
	const { options } = state;
	return {
		seats: state.seats,
		options: {
			positions: options.positions,
			twoPlayerStart: options.twoPlayerStart
		},
		cycle: state.cycle,
		players: playersOf(state, viewer),
		eliminated: state.eliminated.slice(),
		islands: islandViews(state),
		fleets: fleetViews(state),
		kraken: state.kraken === -1 ? null : seaId(boardOf(state), state.kraken),
		figurines: figurineViews(state),
		track: state.track.slice(),
		pile: state.pile.length,
		discard: state.discard.slice(),
		row: state.row.slice(),
		faceDown: MAIN_GODS.filter((god) => state.faceDown.includes(god)),
		offerings: offeringViews(state),
		apollo: state.apollo.map(orNull),
		turnTrack: state.turnTrack.slice(),
		finished: state.finished.slice(),
		stack: state.stack.map(viewFrame),
		frames: state.frames
	};
}
function playersOf(state, viewer) {
	const over = state.stack.length === 0;
	return state.gold.map((gold, seat) => ({
		gold: over || seat === viewer ? gold : null,
		priests: state.priests[seat],
		philosophers: state.philosophers[seat]
	}));
}
function islandViews(state) {
	return boardOf(state).islands.map((id, island) => ({
		island: id,
		owner: orNull(ownerOf(state, island)),
		troops: troopsOn(state, island),
		buildings: {
			port: buildingsOn(state, island, 0),
			fortress: buildingsOn(state, island, 1),
			temple: buildingsOn(state, island, 2),
			university: buildingsOn(state, island, 3)
		},
		metropolis: hasMetropolis(state, island),
		prosperity: state.prosperity[island],
		usedTemples: state.usedTemples[island],
		usedMetropolis: state.usedMetropolis[island] === 1
	}));
}
function fleetViews(state) {
	const views = [];
	for (const [place, sea] of boardOf(state).seas.entries()) {
		const owner = fleetOwnerOf(state, place);
		if (owner !== -1) views.push({
			sea,
			owner,
			fleets: fleetsIn(state, place)
		});
	}
	return views;
}
function figurineViews(state) {
	return FIGURINE_IDS.flatMap((figurine, place) => {
		const island = state.figurineIsland[place];
		if (island === -1) return [];
		const summoner = state.summoner[place];
		const cycle = state.summonedIn[place];
		return [{
			figurine,
			island: islandId(boardOf(state), island),
			summoner,
			cycle
		}];
	});
}
function offeringViews(state) {
	return MAIN_GODS.flatMap((god, place) => {
		const seat = state.offerSeat[place];
		return seat === -1 ? [] : [{
			god,
			seat,
			gold: state.offerGold[place]
		}];
	});
}
function orNull(holder) {
	return holder === -1 ? null : holder;
}
function orNobody(seat) {
	return seat ?? -1;
}
function tableOf(seen) {
	const board = boardFor(seen.seats);
	const { islands, fleets, figurines } = seen;
	const table = {
		seats: seen.seats,
		options: {
			positions: seen.options.positions,
			twoPlayerStart: seen.options.twoPlayerStart
		},
		cycle: seen.cycle,
		owner: islands.map((island) => orNobody(island.owner)),
		troops: islands.map((island) => island.troops),
		buildings: islands.flatMap((island) => BUILDING_IDS.map((id) => island.buildings[id])),
		metropolis: islands.map((island) => island.metropolis ? 1 : 0),
		usedTemples: islands.map((island) => island.usedTemples),
		usedMetropolis: islands.map((island) => island.usedMetropolis ? 1 : 0),
		prosperity: islands.map((island) => island.prosperity),
		fleetOwner: board.seas.map(() => -1),
		fleets: board.seas.map(() => 0),
		kraken: seen.kraken === null ? -1 : seaNumber(board, seen.kraken),
		figurineIsland: FIGURINE_IDS.map(() => -1),
		summoner: FIGURINE_IDS.map(() => -1),
		summonedIn: FIGURINE_IDS.map(() => 0),
		priests: seen.players.map((player) => player.priests),
		philosophers: seen.players.map((player) => player.philosophers),
		eliminated: seen.eliminated.slice(),
		track: seen.track.slice(),
		discard: seen.discard.slice(),
		row: seen.row.slice(),
		offerSeat: MAIN_GODS.map((god) => orNobody(seen.offerings.find((offering) => offering.god === god)?.seat ?? null)),
		offerGold: MAIN_GODS.map((god) => seen.offerings.find((offering) => offering.god === god)?.gold ?? 0),
		apollo: seen.apollo.map(orNobody),
		turnTrack: seen.turnTrack.slice(),
		finished: seen.finished.slice()
	};
	for (const { sea, owner, fleets: count } of fleets) {
		const place = seaNumber(board, sea);
		table.fleetOwner[place] = owner;
		table.fleets[place] = count;
	}
	for (const { figurine, island, summoner, cycle } of figurines) {
		const place = FIGURINE_IDS.indexOf(figurine);
		table.figurineIsland[place] = islandNumber(board, island);
		table.summoner[place] = summoner;
		table.summonedIn[place] = cycle;
	}
	return table;
}

//#endregion
//#region packages/game-cyclades/src/guess.ts
function guess(view, _viewer, random) {
	const table = tableOf(view);
	return clone({
		rng: forkRandom(random),
		stack: cloneStack(view.stack),
		frames: view.frames,
		exposed: 0,
		...table,
		gold: view.players.map((player, seat) => player.gold ?? likelyGold(view, table, seat, random)),
		pile: shuffle(random, unseenCreatures(view)),
		faceDown: shuffle(random, view.faceDown.slice())
	});
}
function likelyGold(view, table, seat, random) {
	if (isOut(table, seat)) return 0;
	return (view.stack.some((frame) => frame.kind === "offering") ? offeringCost(table, seat) : 0) + below(random, 2 * incomeOf(table, seat) + 5);
}
function unseenCreatures(view) {
	const seen = /* @__PURE__ */ new Set([...view.track, ...view.discard]);
	for (const { figurine } of view.figurines) seen.add(figurine);
	for (const frame of view.stack) if (frame.kind === "creature" && frame.held) seen.add(frame.creature);
	return CREATURE_IDS.filter((creature) => !seen.has(creature));
}

//#endregion
//#region packages/game-cyclades/src/invariants.ts
function invariants(state) {
	const faults = [];
	const report = (fault) => void faults.push(fault);
	checkSizes(state, report);
	checkIslands(state, report);
	checkSeas(state, report);
	checkPlayers(state, report);
	checkSupply(state, report);
	checkCards(state, report);
	checkGods(state, report);
	checkMarkers(state, report);
	checkDue(state, report);
	return faults;
}
function checkSizes(state, report) {
	const board = boardOf(state);
	const { seats } = state;
	const lengths = [
		[
			"owner",
			state.owner,
			board.islands.length
		],
		[
			"troops",
			state.troops,
			board.islands.length
		],
		[
			"buildings",
			state.buildings,
			4 * board.islands.length
		],
		[
			"metropolis",
			state.metropolis,
			board.islands.length
		],
		[
			"usedTemples",
			state.usedTemples,
			board.islands.length
		],
		[
			"usedMetropolis",
			state.usedMetropolis,
			board.islands.length
		],
		[
			"prosperity",
			state.prosperity,
			board.islands.length
		],
		[
			"fleetOwner",
			state.fleetOwner,
			board.seas.length
		],
		[
			"fleets",
			state.fleets,
			board.seas.length
		],
		[
			"figurineIsland",
			state.figurineIsland,
			FIGURINE_IDS.length
		],
		[
			"summoner",
			state.summoner,
			FIGURINE_IDS.length
		],
		[
			"summonedIn",
			state.summonedIn,
			FIGURINE_IDS.length
		],
		[
			"gold",
			state.gold,
			seats
		],
		[
			"priests",
			state.priests,
			seats
		],
		[
			"philosophers",
			state.philosophers,
			seats
		],
		[
			"offerSeat",
			state.offerSeat,
			MAIN_GODS.length
		],
		[
			"offerGold",
			state.offerGold,
			MAIN_GODS.length
		]
	];
	for (const [name, items, length] of lengths) if (items.length !== length) report(`${name} has ${items.length} entries instead of ${length}`);
}
function checkIslands(state, report) {
	for (const [island, id] of boardOf(state).islands.entries()) {
		const troops = state.troops[island];
		if (troops < 0) report(`${id} has ${troops} troops`);
		if (state.owner[island] === -1 && troops > 0) report(`${id} is neutral but has troops`);
		if (freeSquares(state, island) < 0) report(`${id} has more buildings than squares`);
		if (state.metropolis[island] === 1 && state.owner[island] === -1) report(`${id} is neutral with a metropolis`);
		const used = state.usedTemples[island];
		if (used < 0 || used > buildingsOn(state, island, 2)) report(`${id} has ${used} used temples`);
		if (state.usedMetropolis[island] > state.metropolis[island]) report(`${id} has no metropolis, but a used one`);
		const figurine = figurineOn(state, island);
		if (FIGURINES.filter((other) => state.figurineIsland[other] === island).length > 1) report(`${id} carries figurine ${figurine} and another`);
	}
}
function checkSeas(state, report) {
	const driving = state.stack.some((frame) => frame.kind === "polyphemus");
	for (const [sea, id] of boardOf(state).seas.entries()) {
		const fleets = state.fleets[sea];
		const owned = state.fleetOwner[sea] !== -1;
		if (fleets < 0 || fleets > 0 !== owned) report(`${id} has ${fleets} fleets and owner ${state.fleetOwner[sea]}`);
		if (fleets > 0 && isClosed(state, sea) && !driving) report(`${id} is closed but has fleets`);
	}
}
function attackersOf(state, seat, land) {
	let count = 0;
	for (const frame of state.stack) if (frame.kind === "battle" && frame.stage !== "over" && frame.attacker === seat && frame.land === land) count += frame.attackers;
	return count;
}
function owedBy(state, seat) {
	return state.stack.some((frame) => frame.kind === "offering") ? offeringCost(state, seat) : 0;
}
function checkPlayers(state, report) {
	for (const seat of allSeats(state.seats)) {
		const troops = troopsOnBoard(state, seat) + attackersOf(state, seat, true);
		const fleets = fleetsOnBoard(state, seat) + attackersOf(state, seat, false);
		if (troops > 8) report(`seat ${seat} has ${troops} troops`);
		if (fleets > 8) report(`seat ${seat} has ${fleets} fleets`);
		const gold = state.gold[seat];
		if (gold < owedBy(state, seat)) report(`seat ${seat} has ${gold} gold and owes ${owedBy(state, seat)}`);
		if (!isOut(state, seat)) {
			if (islandCount(state, seat) === 0) report(`seat ${seat} has no island but is in the game`);
			continue;
		}
		if (gold + troops + fleets + islandCount(state, seat) + (state.priests[seat] + state.philosophers[seat]) > 0) report(`seat ${seat} is out but still has something`);
		if (state.summoner.includes(seat)) report(`seat ${seat} is out but one of its figurines stands`);
	}
}
function checkSupply(state, report) {
	for (const type of BUILDING_TYPES) if (buildingsLeft(state, type) < 0) report(`too many of ${BUILDING_IDS[type]}`);
	if (state.buildings.some((built) => built < 0)) report("a negative number of buildings");
	if (metropolisTilesLeft(state) < 0) report("too many metropolises");
	if (prosperityMarkersLeft(state) < 0) report("too many prosperity markers");
	if (total(state.priests) > 18) report("too many priests");
	if (total(state.philosophers) > 17) report("too many philosophers");
	if ([...state.priests, ...state.philosophers].some((cards) => cards < 0)) report("a negative number of cards");
}
function total(counts) {
	return counts.reduce((sum, count) => sum + count, 0);
}
function checkCards(state, report) {
	const cards = [...state.pile, ...state.discard];
	for (const creature of state.track) if (creature !== null) cards.push(creature);
	for (const figurine of FIGURINES) {
		const stands = state.figurineIsland[figurine] !== -1;
		if (stands) cards.push(FIGURINE_IDS[figurine]);
		if (stands !== (state.summoner[figurine] !== -1)) report(`${FIGURINE_IDS[figurine]} and its summoner disagree`);
	}
	for (const frame of state.stack) if (frame.kind === "creature" && frame.held) cards.push(frame.creature);
	if (cards.toSorted().join() !== CREATURE_IDS.toSorted().join()) report(`the creature cards are ${cards.join(", ")}`);
}
function checkGods(state, report) {
	const gods = [...state.row, ...state.faceDown];
	if (gods.toSorted().join() !== MAIN_GODS.toSorted().join()) report(`the gods are ${gods.join(", ")}`);
	for (const [god, seat] of state.offerSeat.entries()) {
		const gold = state.offerGold[god];
		if (seat === -1 !== (gold === 0)) report(`${MAIN_GODS[god]} has an offering of ${gold} by ${seat}`);
		if (seat !== -1 && !state.row.includes(MAIN_GODS[god])) report(`${MAIN_GODS[god]} has an offering but is face down`);
	}
}
function checkMarkers(state, report) {
	const offering = state.stack.find((frame) => frame.kind === "offering");
	const waiting = offering === void 0 ? [] : state.turnTrack.slice(offering.next + 1);
	const inHand = offering === void 0 || offering.asked === -1 ? [] : [offering.asked];
	const markers = [
		...waiting,
		...inHand,
		...state.offerSeat,
		...state.apollo,
		...state.finished
	];
	const { markers: each } = setupOf(state.seats);
	for (const seat of allSeats(state.seats)) {
		const found = markers.filter((marker) => marker === seat).length;
		const due = isOut(state, seat) ? 0 : each;
		if (found !== due) report(`seat ${seat} has ${found} markers instead of ${due}`);
	}
}
function checkDue(state, report) {
	const top = state.stack[state.stack.length - 1];
	if (top?.kind !== "god-turn" && top?.kind !== "offering" && top?.kind !== "apollo-turn") return;
	for (const seat of allSeats(state.seats)) {
		if (ownsFullSet(state, seat)) report(`seat ${seat} owns a full set of buildings`);
		const philosophers = state.philosophers[seat];
		if (philosophers >= 4) report(`seat ${seat} has ${philosophers} philosophers`);
	}
}

//#endregion
//#region packages/game-cyclades/src/options.ts
const optionsSchema = {
	fields: {
		positions: {
			values: ["dealt", "by-seat"],
			default: "dealt",
			rule: "CY-1.9"
		},
		twoPlayerStart: {
			values: [
				"rineia-folegandros",
				"rineia-folegandros-f1",
				"rineia-sifnos"
			],
			default: "rineia-folegandros",
			rule: "CY-R1"
		}
	},
	check(options, seats) {
		if (seats === 2 || options.twoPlayerStart === "rineia-folegandros") return null;
		return {
			rule: "CY-R1",
			reason: "two-players-only"
		};
	}
};

//#endregion
//#region packages/game-cyclades/src/reasons.ts
const REASONS = [
	"another-building-is-due",
	"another-gods-action",
	"another-gods-recruit",
	"apollo-is-free",
	"cannot-be-driven-there",
	"enemy-fleets-there",
	"fleet-comes-from-reserve",
	"fleets-have-fought",
	"god-face-down",
	"god-just-lost",
	"guarded-by-chiron",
	"held-by-medusa",
	"island-not-owned",
	"last-island",
	"movement-goes-on-from-another-space",
	"no-chain-of-fleets",
	"no-enemy-troop-there",
	"no-free-square",
	"no-more-recruits-this-turn",
	"no-own-fleet-there",
	"no-own-fleets-there",
	"no-own-troops-there",
	"no-retreat-there",
	"no-site-for-a-metropolis",
	"no-such-building-there",
	"no-such-own-building",
	"no-such-own-piece",
	"not-adjacent",
	"not-another-player",
	"not-around-own-island",
	"not-enough-gold",
	"not-in-discard-pile",
	"not-just-enough-destroyed",
	"not-on-this-board",
	"not-one-enemy-fleet",
	"not-so-many-fleets",
	"not-so-many-temples",
	"not-so-many-troops",
	"offering-too-high",
	"offering-too-low",
	"price-at-least-one",
	"reserve-empty",
	"same-island",
	"same-type",
	"slot-empty",
	"space-closed",
	"supply-empty",
	"victim-has-no-such-card"
];

//#endregion
//#region packages/game-cyclades/src/scoring.ts
function standings(state) {
	return placingsOf(allSeats(state.seats).map((seat) => scoreOf(state, seat)));
}
function scoreOf(state, seat) {
	const metropolises = metropolisCount(state, seat);
	const points = Math.min(metropolises, metropolisesToWin(state));
	const breakdown = [{
		source: "metropolises",
		points
	}];
	if (isOut(state, seat)) return {
		seat,
		points,
		breakdown,
		tieBreaks: [-1, state.eliminated.indexOf(seat)]
	};
	return {
		seat,
		points,
		breakdown,
		tieBreaks: [
			goldOf(state, seat),
			metropolises,
			islandCount(state, seat)
		]
	};
}
function endingOf(state) {
	if (state.stack.length > 0) return null;
	return state.eliminated.length === state.seats - 1 ? "last-player" : "metropolises";
}

//#endregion
//#region packages/game-cyclades/src/secrets.ts
const nobody = () => false;
function screensBefore(state, viewer) {
	if (state.stack.length === 0) return [];
	return allSeats(state.seats).filter((seat) => seat !== viewer && !isOut(state, seat));
}
function goldShown(state, seat) {
	return state.stack.some((frame) => frame.kind === "offering") ? offeringCost(state, seat) : 0;
}
const gold = {
	rule: "CY-4.3",
	names: ["gold"],
	hidden(state, viewer) {
		const screens = screensBefore(state, viewer);
		return screens.length === 0 ? {} : { gold: screens.map((seat) => goldOf(state, seat)) };
	},
	scramble(draft, viewer, random) {
		for (const seat of screensBefore(draft, viewer)) {
			const least = goldShown(draft, seat);
			const loose = goldOf(draft, seat) - least;
			const other = below(random, loose + 2 * incomeOf(draft, seat) + 5);
			draft.gold[seat] = least + (other < loose ? other : other + 1);
		}
	}
};
const pile = dealt({
	rule: "CY-2.6",
	names: ["pile"],
	places: (state) => [{
		name: "pile",
		things: state.pile,
		knows: nobody,
		put: (draft, things) => void (draft.pile = things)
	}]
});
const faceDown = {
	rule: "CY-3.4",
	names: ["face-down gods"],
	hidden: (state) => liesInSecretOrder(state) ? { "face-down gods": state.faceDown.slice() } : {},
	scramble(draft) {
		if (liesInSecretOrder(draft)) draft.faceDown.reverse();
	}
};
function liesInSecretOrder(state) {
	return setupOf(state.seats).row === "alternate-pairs" && state.cycle % 2 === 1;
}
const secrets = [
	gold,
	pile,
	faceDown
];

//#endregion
//#region packages/game-cyclades/src/setup.ts
function layOut(seats, options, rng, emit) {
	const board = boardFor(seats);
	const state = emptyTable(seats, options, rng, board);
	const starts = startsOf(seats, options).slice();
	if (options.positions === "dealt") shuffle(rng, starts);
	for (const [seat, start] of starts.entries()) takeStart(state, board, seat, start, emit);
	state.pile = shuffle(rng, CREATURE_IDS.slice());
	state.turnTrack = shuffle(rng, markersOf(seats));
	emit({
		type: "turn-order-drawn",
		markers: state.turnTrack.slice()
	});
	state.stack.push({
		kind: "cycle",
		id: frameId(state),
		phase: "upkeep"
	});
	return state;
}
function startsOf(seats, options) {
	return seats === 2 ? TWO_PLAYER_STARTS[options.twoPlayerStart] : setupOf(seats).starts;
}
function markersOf(seats) {
	return Array.from({ length: setupOf(seats).markers }, () => allSeats(seats)).flat();
}
function takeStart(draft, board, seat, { islands, fleets: seas }, emit) {
	for (const id of islands) {
		const island = islandNumber(board, id);
		draft.owner[island] = seat;
		draft.troops[island] = 1;
	}
	for (const id of seas) {
		const sea = seaNumber(board, id);
		draft.fleetOwner[sea] = seat;
		draft.fleets[sea] = 1;
	}
	emit({
		type: "start-taken",
		seat,
		islands,
		seas
	});
}
const filled = (length, value) => Array(length).fill(value);
function emptyTable(seats, options, rng, board) {
	const islands = board.islands.length;
	const seas = board.seas.length;
	return {
		rng,
		stack: [],
		frames: 0,
		exposed: 0,
		seats,
		options: {
			positions: options.positions,
			twoPlayerStart: options.twoPlayerStart
		},
		cycle: 0,
		owner: filled(islands, -1),
		troops: filled(islands, 0),
		buildings: filled(4 * islands, 0),
		metropolis: filled(islands, 0),
		usedTemples: filled(islands, 0),
		usedMetropolis: filled(islands, 0),
		prosperity: filled(islands, 0),
		fleetOwner: filled(seas, -1),
		fleets: filled(seas, 0),
		kraken: -1,
		figurineIsland: filled(FIGURINE_IDS.length, -1),
		summoner: filled(FIGURINE_IDS.length, -1),
		summonedIn: filled(FIGURINE_IDS.length, 0),
		priests: filled(seats, 0),
		philosophers: filled(seats, 0),
		eliminated: [],
		track: filled(SLOT_IDS.length, null),
		discard: [],
		row: [],
		offerSeat: filled(MAIN_GODS.length, -1),
		offerGold: filled(MAIN_GODS.length, 0),
		apollo: [],
		turnTrack: [],
		finished: [],
		gold: filled(seats, 5),
		pile: [],
		faceDown: []
	};
}

//#endregion
//#region packages/game-cyclades/src/state-shape.ts
const count = integer(0, 9999);
const number = integer(0);
const counts = list(count, 100);
const places = list(integer(-1, 100), 100);
const seat = integer(0, MAX_SEATS - 1);
const holder = integer(-1, MAX_SEATS - 1);
const seats = list(seat, 100);
const holders = list(holder, 100);
const sea = oneOf(ALL_SEAS);
const island = oneOf(ALL_ISLANDS);
const creature = oneOf(CREATURE_IDS);
const gods = list(oneOf(MAIN_GODS), MAIN_GODS.length);
const seatFrame = {
	id: number,
	seat,
	said: number
};
const turnStage = oneOf([
	"resolving",
	"asking",
	"over"
]);
const frame = tagged("kind", {
	cycle: {
		id: number,
		phase: oneOf([
			"upkeep",
			"offerings",
			"actions"
		])
	},
	offering: {
		id: number,
		next: count,
		asked: holder,
		lost: nullable(oneOf(GOD_IDS)),
		made: count
	},
	actions: {
		id: number,
		next: count
	},
	"god-turn": {
		...seatFrame,
		god: oneOf(MAIN_GODS),
		recruited: count,
		stage: turnStage
	},
	"apollo-turn": {
		...seatFrame,
		place: count,
		stage: turnStage
	},
	"fleet-movement": {
		...seatFrame,
		at: sea,
		stepsLeft: count
	},
	battle: {
		id: number,
		place: oneOf([...ALL_SEAS, ...ALL_ISLANDS]),
		land: truth,
		attacker: seat,
		defender: seat,
		attackers: count,
		assaults: count,
		stage: oneOf([
			"assault",
			"defender",
			"attacker",
			"over"
		]),
		winner: holder
	},
	metropolis: {
		...seatFrame,
		removing: count,
		stage: oneOf([
			"removing",
			"set",
			"placing",
			"place",
			"over"
		])
	},
	creature: {
		...seatFrame,
		creature,
		stage: oneOf([
			"called",
			"asking",
			"spent"
		]),
		held: truth
	},
	sylph: {
		...seatFrame,
		stage: oneOf(["resolving", "asking"]),
		stepsLeft: count,
		tiredAt: list(sea, 100),
		tired: counts
	},
	sphinx: {
		...seatFrame,
		stage: turnStage
	},
	kraken: {
		...seatFrame,
		stage: oneOf(["asking", "over"])
	},
	polyphemus: {
		...seatFrame,
		island,
		stage: oneOf(["resolving", "asking"])
	}
});
const { positions, twoPlayerStart } = optionsSchema.fields;
const stateShape = fields({
	rng: randomShape,
	stack: list(frame, 50),
	frames: number,
	exposed: number,
	seats: integer(MIN_SEATS, MAX_SEATS),
	options: fields({
		positions: oneOf(positions.values),
		twoPlayerStart: oneOf(twoPlayerStart.values)
	}),
	cycle: number,
	owner: holders,
	troops: counts,
	buildings: counts,
	metropolis: counts,
	usedTemples: counts,
	usedMetropolis: counts,
	prosperity: counts,
	fleetOwner: holders,
	fleets: counts,
	kraken: integer(-1, 100),
	figurineIsland: places,
	summoner: holders,
	summonedIn: counts,
	priests: counts,
	philosophers: counts,
	eliminated: seats,
	track: list(nullable(creature), 3),
	discard: list(creature, CREATURE_IDS.length),
	row: gods,
	offerSeat: holders,
	offerGold: counts,
	apollo: holders,
	turnTrack: seats,
	finished: seats,
	gold: list(number, MAX_SEATS),
	pile: list(creature, CREATURE_IDS.length),
	faceDown: gods
});

//#endregion
//#region packages/game-cyclades/src/game.ts
const cycladesRules = {
	id: "cyclades",
	rulesVersion: 2,
	seats: SEATS,
	options: optionsSchema,
	moveShape,
	reasons: REASONS,
	stateShape,
	flow: {
		cycle,
		offering,
		actions,
		"god-turn": godTurn,
		"apollo-turn": apolloTurn,
		"fleet-movement": fleetMovement,
		battle,
		metropolis,
		creature: creature$1,
		sylph,
		sphinx,
		kraken: krakenFrame,
		polyphemus
	},
	asks: {
		offer,
		act: actAsk,
		"sail-on": sailOn,
		"retreat-defender": retreatDefender,
		"retreat-attacker": retreatAttacker,
		"metropolis-set": metropolisSet,
		"metropolis-place": metropolisPlace,
		"prosperity-marker": prosperityMarker,
		siren,
		pegasus,
		giant,
		chimera,
		cyclops,
		sphinx: sphinxAsk,
		sylph: sylphAsk,
		harpy,
		griffon,
		satyr,
		dryad,
		kraken,
		"kraken-step": krakenStep,
		figurine,
		polyphemus: polyphemusAsk
	},
	layOut,
	clone,
	view,
	events,
	secrets,
	guess,
	standings,
	ending: endingOf,
	invariants
};
const cyclades = defineGame(cycladesRules);

//#endregion
//#region packages/bots/src/cyclades/worths.ts
const PART_BY_TYPES = [
	0,
	.1,
	.25,
	.5,
	1
];
const PART_BY_PHILOSOPHERS = [
	0,
	.16,
	.36,
	.64,
	1
];
const SECOND_WAY = .4;
const BUILDING = {
	0: .4,
	1: .7,
	2: .9,
	3: .1
};
const SQUARE = .5;
const INCOME_EARLY = 3.5;
const INCOME_LATE = 1.5;
const PRIEST_LESS = .35;
const TROOP = 1.3;
const RIVALS_LOSS = .4;

//#endregion
//#region packages/bots/src/cyclades/progress.ts
function metropolisWorth(held) {
	return held.missing <= 1 ? 45 : 15;
}
function partWon(held, types = held.types, philosophers = held.philosophers) {
	const missing = 4 - types;
	const bySet = (held.squares >= missing - (types - held.types) ? 1 : .5) * PART_BY_TYPES[types];
	const byCards = PART_BY_PHILOSOPHERS[philosophers];
	const part = Math.max(bySet, byCards) + SECOND_WAY * Math.min(bySet, byCards);
	return held.sites > 0 ? Math.min(1, part) : part * .3;
}
function buildingStep(held, type) {
	const goal = metropolisWorth(held);
	if (held.buildings[type] > 0) return held.squares > 4 - held.types ? 1 : 0;
	if (held.types < 3) return goal * (partWon(held, held.types + 1) - partWon(held));
	return held.sites > 0 ? goal - goal * (partWon(held) - partWon(held, spareTypes(held))) : 0;
}
function spareTypes(held) {
	let spare = 0;
	for (const type of BUILDING_TYPES) if (held.buildings[type] > 1) spare += 1;
	return spare;
}
function philosopherStep(held) {
	const goal = metropolisWorth(held);
	const { types, philosophers } = held;
	if (philosophers < 3) return goal * (partWon(held, types, philosophers + 1) - partWon(held));
	return held.sites > 0 ? goal - goal * (partWon(held) - partWon(held, types, 0)) : 0;
}
function buildingLoss(held, type) {
	if (held.buildings[type] > 1) return 1;
	return metropolisWorth(held) * (partWon(held) - partWon(held, held.types - 1));
}

//#endregion
//#region packages/bots/src/cyclades/islands.ts
function incomeWorth(table) {
	const needed = metropolisesToWin(table);
	let most = 0;
	for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, metropolisCount(table, seat));
	return most >= needed - 1 ? INCOME_LATE : INCOME_EARLY;
}
function islandWorth(table, held, income, island) {
	let worth = 2 + prosperityOf(table, island) * income + freeSquares(table, island) * SQUARE;
	for (const type of BUILDING_TYPES) {
		const count = buildingsOn(table, island, type);
		if (count > 0) worth += count * BUILDING[type] + buildingStep(held, type);
	}
	return worth + (table.metropolis[island] === 1 ? metropolisWorth(held) : 0);
}
function conquestWorth(table, held, income, island) {
	const worth = islandWorth(table, held, income, island);
	const owner = table.owner[island];
	if (owner === -1) return worth;
	const decisive = table.metropolis[island] === 1 && metropolisCount(table, owner) >= metropolisesToWin(table);
	return worth * (1 + RIVALS_LOSS) + (decisive ? 25 : 0);
}
function landings(table, seat, reach) {
	const { owner, troops } = table;
	reach.fill(0);
	for (const { islandBits } of shipChains(table, seat)) {
		let most = 0;
		for (let island = 0; island < owner.length; island++) if ((islandBits & 1 << island) !== 0 && owner[island] === seat) most = Math.max(most, troops[island]);
		if (most === 0) continue;
		for (let island = 0; island < owner.length; island++) {
			if ((islandBits & 1 << island) === 0 || owner[island] === seat) continue;
			reach[island] = Math.max(reach[island], most);
		}
	}
}
const ISLANDS = 16;
const reach$2 = new Uint8Array(16);
function dangers(table, seat, danger) {
	danger.fill(0);
	const last = islandCount(table, seat) === 1;
	for (let place = 0; place < table.seats; place++) {
		const rival = place;
		if (rival === seat) continue;
		landings(table, rival, reach$2);
		for (let island = 0; island < table.owner.length; island++) {
			const troops = reach$2[island];
			if (troops === 0 || table.owner[island] !== seat) continue;
			if (last && checkLanding(table, rival, island) !== null) continue;
			const falls = landBattleOdds(table, island, troops + 1).attackerWins;
			danger[island] = 1 - (1 - danger[island]) * (1 - falls);
		}
	}
}
function bestConquest(table, held, income, recruits) {
	landings(table, held.seat, reach$2);
	let best = 0;
	for (let island = 0; island < boardOf(table).islands.length; island++) {
		const troops = reach$2[island];
		if (troops === 0) continue;
		const owner = table.owner[island];
		if (owner !== -1 && checkLanding(table, held.seat, island) !== null) continue;
		const chance = owner === -1 ? 1 : landBattleOdds(table, island, troops + recruits).attackerWins;
		if (chance < .3) continue;
		best = Math.max(best, chance * conquestWorth(table, held, income, island) - (1 - chance) * troops);
	}
	return best;
}

//#endregion
//#region packages/bots/src/cyclades/holdings.ts
function holdingsOf(table, seat) {
	const held = {
		seat,
		out: isOut(table, seat),
		income: incomeOf(table, seat),
		islands: 0,
		sites: 0,
		squares: 0,
		metropolises: 0,
		missing: 0,
		buildings: [
			0,
			0,
			0,
			0
		],
		types: 0,
		philosophers: table.philosophers[seat],
		priests: table.priests[seat],
		troops: 0,
		fleets: 0
	};
	for (let island = 0; island < table.owner.length; island++) if (table.owner[island] === seat) addIsland(held, table, island);
	for (let sea = 0; sea < table.fleets.length; sea++) if (table.fleetOwner[sea] === seat) held.fleets += table.fleets[sea];
	for (const type of BUILDING_TYPES) if (held.buildings[type] > 0) held.types += 1;
	held.missing = Math.max(0, metropolisesToWin(table) - held.metropolises);
	return held;
}
function addIsland(held, table, island) {
	held.islands += 1;
	held.squares += freeSquares(table, island);
	held.troops += table.troops[island];
	if (table.metropolis[island] === 1) held.metropolises += 1;
	else held.sites += 1;
	for (const type of BUILDING_TYPES) held.buildings[type] = held.buildings[type] + table.buildings[4 * island + type];
}

//#endregion
//#region packages/bots/src/cyclades/thought.ts
function thoughtOf(state, seat) {
	return {
		state,
		seat,
		own: holdingsOf(state, seat),
		income: incomeWorth(state),
		gold: state.gold[seat],
		others: []
	};
}
function holdingsIn(thought, seat) {
	if (seat === thought.seat) return thought.own;
	return thought.others[seat] ??= holdingsOf(thought.state, seat);
}

//#endregion
//#region packages/bots/src/cyclades/creatures.ts
function creatureWorth(thought, creature) {
	const { own, state } = thought;
	switch (creature) {
		case "fates": return own.income;
		case "griffon": return 5 / 2 + RIVALS_LOSS;
		case "satyr": return mostRobbed(thought, "satyr");
		case "dryad": return mostRobbed(thought, "dryad");
		case "cyclops": return bestConversion(thought);
		case "giant": return bestDestruction(thought);
		case "pegasus": return bestFlight(thought);
		case "siren": return bestLure(thought);
		case "harpy": return TROOP + 1;
		case "kraken": return 2 * 1;
		case "sylph": return own.fleets > 1 ? .5 * thought.income : 0;
		case "minotaur": return own.metropolises > 0 ? 2.5 : 1;
		case "chimera": {
			let best = 0;
			for (const other of state.discard) if (other !== "chimera") best = Math.max(best, creatureWorth(thought, other));
			return best;
		}
		default: return .5;
	}
}
function mostRobbed(thought, thief) {
	let most = 0;
	for (let victim = 0; victim < thought.state.seats; victim++) if (victim !== thought.seat) most = Math.max(most, robberyWorth(thought, thief, victim));
	return most;
}
function robberyWorth(thought, thief, victim) {
	const held = holdingsIn(thought, victim);
	if (thief === "griffon") return 5 / 2 + held.income / 2 + held.metropolises;
	if (thief === "dryad") return held.priests > 0 ? 3 * (1 + RIVALS_LOSS) : 0;
	if (held.philosophers === 0) return 0;
	return philosopherStep(thought.own) + RIVALS_LOSS * philosopherStep({
		...held,
		philosophers: held.philosophers - 1
	});
}
function conversionWorth(thought, from, to) {
	const { own } = thought;
	const gain = buildingStep(own, to);
	return own.buildings[from] > 1 ? gain - .5 : gain - buildingLoss(own, from);
}
function bestConversion(thought) {
	let best = 0;
	for (const from of BUILDING_TYPES) {
		if (thought.own.buildings[from] === 0) continue;
		for (const to of BUILDING_TYPES) if (to !== from) best = Math.max(best, conversionWorth(thought, from, to));
	}
	return best;
}
function destructionWorth(thought, island, type) {
	const owner = thought.state.owner[island];
	if (owner === thought.seat) return -buildingLoss(thought.own, type) - 1;
	const held = holdingsIn(thought, owner);
	const decisive = held.missing === 1 && held.types === 3 && held.buildings[type] === 1;
	return RIVALS_LOSS * (buildingLoss(held, type) + 1) + (decisive ? 25 / 3 : 0);
}
function bestDestruction(thought) {
	const { state } = thought;
	let best = 0;
	for (let island = 0; island < state.owner.length; island++) {
		const owner = state.owner[island];
		if (owner === -1 || owner === thought.seat) continue;
		for (const type of BUILDING_TYPES) if (buildingsOn(state, island, type) > 0) best = Math.max(best, destructionWorth(thought, island, type));
	}
	return best;
}
function bestFlight(thought) {
	const { state, seat } = thought;
	let best = 0;
	let most = 0;
	for (let island = 0; island < state.owner.length; island++) if (state.owner[island] === seat) most = Math.max(most, state.troops[island]);
	if (most === 0) return 0;
	for (let island = 0; island < state.owner.length; island++) if (state.owner[island] !== seat) best = Math.max(best, landingWorth(thought, island, most));
	return best;
}
function landingWorth(thought, island, troops) {
	const { state, seat, own, income } = thought;
	const owner = state.owner[island];
	const worth = conquestWorth(state, own, income, island);
	if (owner === -1) return worth;
	if (checkLanding(state, seat, island) !== null) return 0;
	const { attackerWins, defenderWins } = landBattleOdds(state, island, troops);
	return attackerWins * worth - (.4 + .4 * defenderWins) * troops * (1 - attackerWins);
}
function bestLure(thought) {
	const { state, seat } = thought;
	let best = 0;
	for (let sea = 0; sea < state.fleets.length; sea++) if (state.fleets[sea] === 1 && state.fleetOwner[sea] !== seat) best = Math.max(best, lureWorth(thought, sea));
	return best;
}
function lureWorth({ state, income }, sea) {
	return 1 * (1 + RIVALS_LOSS) + boardOf(state).trade[sea] * income * (1 + RIVALS_LOSS);
}
const danger$3 = new Float64Array(16);
function rateTargets(thought, kind, moves, ratings) {
	const { state, seat, own, income } = thought;
	const board = boardOf(state);
	if (kind === "figurine") dangers(state, seat, danger$3);
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		let worth = 0;
		switch (move.type) {
			case "lure-fleet":
				worth = lureWorth(thought, seaNumber(board, move.sea));
				break;
			case "destroy-building":
				worth = destructionWorth(thought, islandNumber(board, move.island), buildingTypeOf(move.building));
				break;
			case "revive-creature":
				worth = creatureWorth(thought, move.creature);
				break;
			case "convert-building":
				worth = conversionWorth(thought, buildingTypeOf(move.from), buildingTypeOf(move.to));
				break;
			case "remove-troop":
				worth = preyWorth(thought, islandNumber(board, move.island));
				break;
			case "rob":
				worth = robberyWorth(thought, kind, move.victim);
				break;
			case "place-kraken":
			case "move-kraken":
				worth = krakenWorth(thought, seaNumber(board, move.sea)) - (move.type === "move-kraken" ? 1 : 0);
				break;
			case "place-figurine": {
				const island = islandNumber(board, move.island);
				worth = state.owner[island] === seat && figurineOn(state, island) === null ? danger$3[island] * islandWorth(state, own, income, island) : -1;
				break;
			}
		}
		ratings[i] = worth;
	}
}
function preyWorth(thought, island) {
	const { state } = thought;
	const troops = state.troops[island];
	const held = holdingsIn(thought, state.owner[island]);
	return TROOP / troops + islandWorth(state, thought.own, thought.income, island) / (4 + 4 * troops) + held.metropolises;
}
function krakenWorth({ state, seat, income }, sea) {
	const owner = state.fleetOwner[sea];
	const trade = boardOf(state).trade[sea] * income;
	const stake = 1 * state.fleets[sea] + trade;
	if (owner === -1) return -.2 - .1 * trade;
	return owner === seat ? -stake - 1 : .6 * stake;
}

//#endregion
//#region packages/bots/src/cyclades/seas.ts
const LANDFALL = .22;
function seaWorths(table, held, income, worths) {
	const board = boardOf(table);
	for (let sea = 0; sea < board.seas.length; sea++) {
		let worth = board.trade[sea] * income;
		for (const island of board.islandsBeside[sea]) worth += shoreWorth(table, held, income, island);
		worths[sea] = worth;
	}
}
function shoreWorth(table, held, income, island) {
	const owner = table.owner[island];
	if (owner === held.seat) return .3;
	const prize = 2 + prosperityOf(table, island) * income + 10 * table.metropolis[island];
	const guarded = owner === -1 ? 1 : 1 / (1 + table.troops[island]);
	return LANDFALL * prize * guarded;
}
function newPlaceWorth(table, held, worths, sea) {
	const owner = table.fleetOwner[sea];
	if (owner === held.seat) return .1;
	if (isClosed(table, sea)) return -1;
	if (owner === -1) return worths[sea];
	return worths[sea] + 1 * table.fleets[sea] * .5;
}
function bestWithin(table, held, worths, sea, steps, fleets) {
	const here = newPlaceWorth(table, held, worths, sea);
	const owner = table.fleetOwner[sea];
	if (owner !== -1 && owner !== held.seat) {
		const chance = seaBattleOdds(table, sea, fleets).attackerWins;
		return chance * here - (1 - chance) * fleets * 1;
	}
	let best = here;
	if (steps === 0) return best;
	for (const next of boardOf(table).seasBeside[sea]) {
		if (isClosed(table, next)) continue;
		best = Math.max(best, bestWithin(table, held, worths, next, steps - 1, fleets) - .1);
	}
	return best;
}

//#endregion
//#region packages/bots/src/cyclades/gods.ts
function pieceWorth(first, pieces) {
	return first * Math.max(.15, 1 - pieces / (6 + 2));
}
function priestWorth(held) {
	return Math.max(.5, 3 - PRIEST_LESS * held.priests);
}
const prospects = /* @__PURE__ */ new WeakMap();
function prospectsOf(thought, held) {
	const known = prospects.get(held);
	if (known !== void 0) return known;
	const { state, income } = thought;
	const found = {
		newSea: bestNewSea(thought, held),
		conquest: [bestConquest(state, held, income, 1), bestConquest(state, held, income, 2)],
		calls: held.seat === thought.seat ? callsOf(thought) : []
	};
	prospects.set(held, found);
	return found;
}
function callsOf(thought) {
	const { state, seat } = thought;
	return SLOT_IDS.map((_, slot) => {
		const creature = state.track[slot] ?? null;
		const price = lowestPrice(state, seat, slot);
		return {
			gain: creature === null ? 0 : creatureWorth(thought, creature) - price,
			price
		};
	});
}
function godWorth(thought, held, god, gold) {
	if (god === "apollo") return apolloWorth(thought, held);
	let left = gold;
	let worth = 0;
	const type = buildingTypeOf(GODS[god].building);
	if (held.squares > 0 && left >= 2) {
		const building = buildingStep(held, type) + BUILDING[type] - 2;
		if (building > 0) {
			worth += building;
			left -= 2;
		}
	}
	const found = prospectsOf(thought, held);
	return worth + ownGift(held, god, left, found) + bestCall(thought, held, left, found);
}
function ownGift(held, god, gold, { newSea, conquest }) {
	switch (god) {
		case "poseidon": return pieceWorth(1, held.fleets) + .5 + (gold > 0 ? newSea : 0);
		case "ares": {
			const taken = gold === 0 ? 0 : gold >= 3 ? conquest[1] : conquest[0];
			return pieceWorth(TROOP, held.troops) + Math.max(0, taken - 1);
		}
		case "zeus": return priestWorth(held) + .3;
		case "athena": return philosophers(held, gold);
	}
}
function bestCall(thought, held, gold, { calls }) {
	if (held.seat !== thought.seat) return .5;
	let best = 0;
	for (const { gain, price } of calls) if (price <= gold) best = Math.max(best, gain);
	return best;
}
function philosophers(held, gold) {
	const first = philosopherStep(held);
	const [, price = 0] = GODS.athena.recruitCosts;
	if (gold < price || held.philosophers === 3) return first;
	return first + Math.max(0, philosopherStep({
		...held,
		philosophers: held.philosophers + 1
	}) - price);
}
const worths = new Float64Array(64);
function bestNewSea(thought, held) {
	const { state, income } = thought;
	const board = boardOf(state);
	seaWorths(state, held, income, worths);
	let best = 0;
	for (let sea = 0; sea < board.seas.length; sea++) {
		if (state.fleetOwner[sea] !== -1 || sea === state.kraken) continue;
		const near = isNear(thought, held, sea);
		if (near > 0) best = Math.max(best, worths[sea] * near);
	}
	return Math.max(0, best - 1);
}
function isNear({ state }, held, sea) {
	const board = boardOf(state);
	for (const island of board.islandsBeside[sea]) if (state.owner[island] === held.seat) return 1;
	for (const next of board.seasBeside[sea]) if (state.fleetOwner[next] === held.seat) return .9;
	return 0;
}
function apolloWorth({ state, income }, held) {
	return (held.islands === 1 ? 4 : 1) + (state.apollo.length === 0 ? income : 0);
}
function winsWith(held, god) {
	if (held.missing !== 1 || held.sites === 0) return false;
	if (god === "athena" && held.philosophers === 3) return true;
	return held.types === 3 && held.squares > 0 && held.buildings[buildingTypeOf(GODS[god].building)] === 0;
}

//#endregion
//#region packages/bots/src/cyclades/acts.ts
const danger$2 = new Float64Array(16);
const reach$1 = new Uint8Array(16);
const seas = new Float64Array(64);
const ATTACKED = .35;
const MOVEMENT = 1;
function rateActs(thought, ask, moves, ratings) {
	const { state, seat, own, income } = thought;
	dangers(state, seat, danger$2);
	if (ask.god === "ares") landings(state, seat, reach$1);
	if (ask.god === "poseidon") seaWorths(state, own, income, seas);
	const price = recruitPrice(ask.god, ask.recruited) ?? 0;
	for (let i = 0; i < moves.length; i++) ratings[i] = actWorth(thought, ask, moves[i], price);
}
function actWorth(thought, ask, move, price) {
	const { state, own } = thought;
	const board = boardOf(state);
	switch (move.type) {
		case "recruit-fleet": return recruitedFleet(thought, seaNumber(board, move.sea)) - price;
		case "recruit-troop": return recruitedTroop(thought, islandNumber(board, move.island)) - price;
		case "recruit-priest": return priestWorth(own) - price;
		case "recruit-philosopher": return philosopherStep(own) - price;
		case "build": return built(thought, ask, islandNumber(board, move.island)) - 2;
		case "move-fleets": return sailed(thought, seaNumber(board, move.from), seaNumber(board, move.to), move.fleets, 2) - MOVEMENT;
		case "move-troops": return marched(thought, islandNumber(board, move.from), islandNumber(board, move.to), move.troops) - MOVEMENT;
		case "call-creature": return called(thought, SLOT_IDS.indexOf(move.slot), move.temples);
		case "replace-creature": return -1;
		default: return 0;
	}
}
function recruitedFleet(thought, sea) {
	const { state, own } = thought;
	const place = state.fleetOwner[sea] === -1 ? seas[sea] : .2;
	return pieceWorth(1, own.fleets) + place;
}
function recruitedTroop(thought, island) {
	const { state, own, income } = thought;
	const defence = danger$2[island] * ATTACKED * .5 * islandWorth(state, own, income, island);
	return pieceWorth(TROOP, own.troops) + defence + attackHelp(thought, island);
}
function attackHelp(thought, island) {
	const { state, own, income } = thought;
	const troops = state.troops[island];
	if (thought.gold < MOVEMENT) return 0;
	let best = 0;
	for (let target = 0; target < state.owner.length; target++) {
		if (reach$1[target] === 0 || reach$1[target] > troops) continue;
		if (state.owner[target] === -1) continue;
		const now = troops === 0 ? 0 : landBattleOdds(state, target, troops).attackerWins;
		const then = landBattleOdds(state, target, troops + 1).attackerWins;
		if (then > .4) best = Math.max(best, (then - now) * conquestWorth(state, own, income, target));
	}
	return .8 * best;
}
function built(thought, { god }, island) {
	const type = buildingTypeOf(GODS[god].building);
	const place = .05 * freeSquares(thought.state, island) - .8 * danger$2[island];
	return buildingStep(thought.own, type) + BUILDING[type] + place;
}
function sailed(thought, from, to, fleets, stepsLeft) {
	const { state, own } = thought;
	const given = state.fleets[from] === fleets ? seas[from] : 0;
	const surplus = fleets > 1 && state.fleetOwner[to] === -1 ? .05 * fleets : 0;
	return bestWithin(state, own, seas, to, stepsLeft, fleets) - given - surplus;
}
function rateSailing(thought, ask, moves, ratings) {
	rateSteps(thought, moves, ratings, ask.stepsLeft - 1);
}
function rateSylph(thought, stepsLeft, moves, ratings) {
	rateSteps(thought, moves, ratings, Math.min(2, stepsLeft - 1));
}
function rateSteps(thought, moves, ratings, stepsLeft) {
	const { state, own, income } = thought;
	const board = boardOf(state);
	seaWorths(state, own, income, seas);
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "move-fleets") continue;
		ratings[i] = sailed(thought, seaNumber(board, move.from), seaNumber(board, move.to), move.fleets, stepsLeft) - .15;
	}
}
function rateFlight(thought, moves, ratings) {
	const board = boardOf(thought.state);
	dangers(thought.state, thought.seat, danger$2);
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "move-troops") continue;
		ratings[i] = marched(thought, islandNumber(board, move.from), islandNumber(board, move.to), move.troops);
	}
}
function marched(thought, from, to, troops) {
	const { state, seat, own, income } = thought;
	const leaving = (state.troops[from] - troops === 0 ? .08 + danger$2[from] * ATTACKED : danger$2[from] * .1 * troops) * islandWorth(state, own, income, from);
	if (state.owner[to] === seat) return .3 * troops * danger$2[to] * ATTACKED * islandWorth(state, own, income, to) - leaving;
	return landingWorth(thought, to, troops) + .1 * (troops - 1) - leaving;
}
function called(thought, slot, temples) {
	const { state, seat } = thought;
	const creature = state.track[slot];
	if (creature === null || creature === void 0) return -1;
	const wasted = usableDiscounts(state, seat, slot) - temples;
	return creatureWorth(thought, creature) - lowestPrice(state, seat, slot) - wasted;
}

//#endregion
//#region packages/bots/src/cyclades/battles.ts
function battleIn(state) {
	const top = state.stack.at(-1);
	return top?.kind === "battle" ? top : null;
}
function rateRetreats(thought, moves, ratings) {
	const battle = battleIn(thought.state);
	if (battle === null) return;
	const fighting = battle.land ? landStakes(thought, battle) : seaStakes(thought, battle);
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		ratings[i] = move.type === "retreat" ? shelter(thought, battle, move.to) : fighting;
	}
}
function landStakes(thought, battle) {
	const { state, seat, own, income } = thought;
	const island = islandNumber(boardOf(state), battle.place);
	const odds = landBattleOdds(state, island, battle.attackers);
	if (seat === battle.attacker) return odds.attackerWins * (conquestWorth(state, own, income, island) + TROOP);
	return (1 - odds.attackerWins) * islandWorth(state, own, income, island) + odds.defenderWins * TROOP;
}
function seaStakes({ state, seat, income }, battle) {
	const board = boardOf(state);
	const sea = seaNumber(board, battle.place);
	const odds = battleOdds({
		attackers: battle.attackers,
		defenders: state.fleets[sea],
		bonus: seaBonus(state, battle.defender, sea),
		minotaur: false
	});
	const stake = 2 * 1 + board.trade[sea] * income;
	return (seat === battle.attacker ? odds.attackerWins : odds.defenderWins) * stake;
}
function shelter({ state, seat }, battle, to) {
	const board = boardOf(state);
	if (!battle.land) {
		const fleets = seat === battle.attacker ? battle.attackers : state.fleets[seaNumber(board, battle.place)];
		return .7 * 1 * fleets;
	}
	const troops = seat === battle.attacker ? battle.attackers : state.troops[islandNumber(board, battle.place)];
	return .7 * TROOP * troops + .1 * state.metropolis[islandNumber(board, to)];
}
const danger$1 = new Float64Array(16);
function rateSites(thought, moves, ratings) {
	const { state, seat } = thought;
	const board = boardOf(state);
	dangers(state, seat, danger$1);
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "place-metropolis" && move.type !== "place-prosperity" && move.type !== "remove-building") continue;
		const island = islandNumber(board, move.island);
		const safety = .3 * state.troops[island] - 6 * danger$1[island];
		if (move.type === "remove-building") ratings[i] = -safety * .1 - .3 * freeSquares(state, island);
		else if (move.type === "place-prosperity") ratings[i] = safety;
		else ratings[i] = safety - .6 * Math.min(2, board.squares[island]) - 2 * destroyed(move.destroyed);
	}
}
function destroyed(counts) {
	let sum = 0;
	for (const count of Object.values(counts)) sum += count;
	return sum;
}
function rateSales(thought, moves, ratings) {
	const { state, own } = thought;
	const board = boardOf(state);
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type === "sell-troop") {
			const spare = state.troops[islandNumber(board, move.island)] > 2 && own.troops > 4;
			ratings[i] = spare ? .5 : -1;
		} else if (move.type === "sell-fleet") {
			const sea = seaNumber(board, move.sea);
			const spare = state.fleets[sea] > 1 && own.fleets > 4 && state.fleetOwner[sea] !== -1;
			ratings[i] = spare ? .8 : -1;
		} else if (move.type !== "stop") ratings[i] = -2;
	}
}

//#endregion
//#region packages/bots/src/judge/linear.ts
function linearJudge(features, weights) {
	const { names } = features;
	for (const name of Object.keys(weights)) if (!names.includes(name)) throw new Error(`a weight for '${name}', but no such feature`);
	const by = Float64Array.from(names, (name) => weights[name] ?? 0);
	const row = new Float64Array(names.length);
	return (state, chances) => {
		for (let seat = 0; seat < chances.length; seat++) {
			row.fill(0);
			features.read(state, seat, row, 0);
			chances[seat] = dot(by, row, 0);
		}
		softmax(chances, 0, chances.length);
	};
}
function dot(weights, rows, at) {
	let sum = 0;
	for (let i = 0; i < weights.length; i++) sum += weights[i] * rows[at + i];
	return sum;
}
function softmax(values, at, count) {
	let top = -Infinity;
	for (let i = at; i < at + count; i++) if (values[i] > top) top = values[i];
	let sum = 0;
	for (let i = at; i < at + count; i++) {
		const share = Math.exp(values[i] - top);
		values[i] = share;
		sum += share;
	}
	for (let i = at; i < at + count; i++) values[i] = values[i] / sum;
}

//#endregion
//#region packages/bots/src/cyclades/judge.ts
const NAMES = [
	"gold",
	"income",
	"islands",
	"squares",
	"metropolises",
	"nextMetropolis",
	"lastMetropolis",
	"types",
	"philosophers",
	"priests",
	"troops",
	"fleets",
	"danger",
	"metropolisInDanger",
	"conquest",
	"offersFirst"
];
const danger = new Float64Array(16);
const reach = new Uint8Array(16);
const features = {
	names: NAMES,
	read(state, place, out, at) {
		const seat = place;
		const held = holdingsOf(state, seat);
		if (held.out) return;
		const part = partWon(held);
		dangers(state, seat, danger);
		const values = {
			gold: Math.sqrt(state.gold[seat]),
			income: held.income,
			islands: held.islands,
			squares: Math.min(held.squares, 6),
			metropolises: held.metropolises,
			nextMetropolis: held.missing > 1 ? part : 0,
			lastMetropolis: held.missing === 1 ? part : 0,
			types: held.types,
			philosophers: held.philosophers,
			priests: Math.sqrt(held.priests),
			troops: Math.min(held.troops, 8),
			fleets: held.fleets,
			danger: sumOf(state, seat, false),
			metropolisInDanger: sumOf(state, seat, true),
			conquest: bestLanding(state, seat),
			offersFirst: state.turnTrack.indexOf(seat) / state.turnTrack.length
		};
		for (let i = 0; i < NAMES.length; i++) out[at + i] = values[NAMES[i]];
	}
};
function sumOf(state, seat, metropolises) {
	let sum = 0;
	for (let island = 0; island < state.owner.length; island++) if (state.owner[island] === seat && state.metropolis[island] === 1 === metropolises) sum += danger[island];
	return sum;
}
function bestLanding(state, seat) {
	landings(state, seat, reach);
	let best = 0;
	for (let island = 0; island < state.owner.length; island++) {
		const troops = reach[island];
		if (troops === 0) continue;
		const chance = landBattleOdds(state, island, troops + 1).attackerWins;
		best = Math.max(best, chance * (state.metropolis[island] === 1 ? 2 : 1));
	}
	return best;
}
const WITH_TWO = {
	gold: .35,
	income: .25,
	islands: .2,
	squares: .05,
	metropolises: 1.8,
	nextMetropolis: 1.5,
	lastMetropolis: 3,
	types: 0,
	philosophers: 0,
	priests: .3,
	troops: .1,
	fleets: .05,
	danger: -.2,
	metropolisInDanger: -.8,
	conquest: .3,
	offersFirst: .1
};
const WITH_MORE = {
	gold: .3,
	income: .089,
	islands: .068,
	squares: .034,
	metropolises: .832,
	nextMetropolis: -.276,
	lastMetropolis: -.102,
	types: .273,
	philosophers: .221,
	priests: .339,
	troops: .269,
	fleets: .121,
	danger: -.191,
	metropolisInDanger: -.709,
	conquest: .223,
	offersFirst: .14
};
const judgeTwo = linearJudge(features, WITH_TWO);
const judgeMore = linearJudge(features, WITH_MORE);
function judge(state, chances) {
	(state.seats === 2 ? judgeTwo : judgeMore)(state, chances);
}

//#endregion
//#region packages/bots/src/cyclades/offers.ts
const RIVAL_DOUBT = 1.3;
const PLACED_RIVAL = .35;
const EVICTION = .8;
function rateOffers(thought, moves, ratings) {
	const { state } = thought;
	const keen = rivalsLimits(thought);
	const nets = netsOf(thought, moves);
	const others = GOD_IDS.map((god) => bestOther(moves, nets, god));
	for (let i = 0; i < moves.length; i++) {
		const offer = moves[i];
		const net = nets[i];
		if (offer.god === "apollo") {
			ratings[i] = net;
			continue;
		}
		const otherwise = others[GOD_IDS.indexOf(offer.god)] - EVICTION;
		const stays = stayChance(state, thought.seat, keen, offer);
		ratings[i] = net > otherwise ? stays * net + (1 - stays) * otherwise : net;
	}
}
const WORTH_A_THOUGHT = 7;
function netsOf(thought, moves) {
	const nets = new Float64Array(moves.length);
	let first = 0;
	for (let i = 0; i < moves.length; i++) {
		const offer = moves[i];
		if (offer.god !== moves[first].god) first = i;
		nets[i] = i - first < WORTH_A_THOUGHT ? netOf(thought, offer) : nets[i - 1] - 1;
	}
	return nets;
}
function netOf(thought, { god, gold }) {
	const { state, seat, own } = thought;
	if (god === "apollo") return godWorth(thought, own, god, thought.gold);
	const before = offeringCost(state, seat);
	const cost = costWith(state, seat, godNumber(god), gold);
	return godWorth(thought, own, god, thought.gold - cost) - (cost - before) + denial(thought, god);
}
function costWith(state, seat, god, gold) {
	let gods = 1;
	let sum = gold;
	for (let other = 0; other < state.offerSeat.length; other++) {
		if (other === god || state.offerSeat[other] !== seat) continue;
		gods += 1;
		sum += state.offerGold[other];
	}
	return Math.max(gods, sum - state.priests[seat]);
}
function denial(thought, god) {
	const { state, seat } = thought;
	for (let rival = 0; rival < state.seats; rival++) if (rival !== seat && winsWith(holdingsIn(thought, rival), god)) return 25;
	return 0;
}
function bestOther(moves, nets, god) {
	let best = 0;
	for (let i = 0; i < moves.length; i++) if (moves[i].god !== god) best = Math.max(best, nets[i]);
	return best;
}
function rivalsLimits(thought) {
	const { state, seat } = thought;
	const limits = [];
	for (let place = 0; place < state.seats; place++) {
		const rival = place;
		const held = holdingsIn(thought, rival);
		limits.push(rival === seat || held.out ? [] : limitsOf(thought, rival));
	}
	return limits;
}
function limitsOf(thought, rival) {
	const { state } = thought;
	const held = holdingsIn(thought, rival);
	const gold = 5 + held.income;
	const surplus = GOD_IDS.map((god) => {
		if (god === "apollo") return godWorth(thought, held, god, gold);
		if (!state.row.includes(god)) return -Infinity;
		const price = Math.max(1, askedFor(state, god) - held.priests);
		return godWorth(thought, held, god, gold - price) - price;
	});
	return GOD_IDS.map((god, place) => {
		if (god === "apollo" || surplus[place] === -Infinity) return 0;
		let otherwise = -Infinity;
		for (let other = 0; other < surplus.length; other++) if (other !== place) otherwise = Math.max(otherwise, surplus[other]);
		const limit = askedFor(state, god) + surplus[place] - otherwise;
		return Math.min(limit, gold + held.priests);
	});
}
function askedFor(state, god) {
	const place = godNumber(god);
	return state.offerSeat[place] === -1 ? 1 : state.offerGold[place] + 1;
}
function stayChance(state, seat, limits, { god, gold }) {
	const place = GOD_IDS.indexOf(god);
	let stays = 1;
	for (let rival = 0; rival < state.seats; rival++) {
		const limit = limits[rival]?.[place];
		if (rival === seat || limit === void 0) continue;
		const takes = 1 / (1 + Math.exp((gold + .5 - limit) / RIVAL_DOUBT));
		stays *= 1 - takes * (hasMarkersLeft(state, rival) ? 1 : PLACED_RIVAL);
	}
	return stays;
}
function hasMarkersLeft(state, seat) {
	let markers = 0;
	for (const owner of state.turnTrack) if (owner === seat) markers += 1;
	for (const owner of state.offerSeat) if (owner === seat) markers -= 1;
	for (const owner of state.apollo) if (owner === seat) markers -= 1;
	return markers > 0;
}

//#endregion
//#region packages/bots/src/cyclades/motives.ts
const OFFER_MOTIVES = {
	poseidon: "wants-poseidon",
	ares: "wants-ares",
	zeus: "wants-zeus",
	athena: "wants-athena",
	apollo: "saves-gold"
};
const BY_MOVE = {
	"recruit-fleet": "wants-fleets",
	"recruit-troop": "strengthens-army",
	"recruit-priest": "makes-offerings-cheaper",
	"recruit-philosopher": "gathers-philosophers",
	build: "gathers-buildings",
	"move-fleets": "opens-sea-ways",
	"move-troops": "takes-or-holds-islands",
	"replace-creature": "keeps-creature-from-rivals",
	"call-creature": "needs-creature-now",
	"end-turn": null,
	retreat: "saves-pieces",
	"fight-on": "trusts-the-dice",
	"remove-building": "gives-up-the-least",
	"place-metropolis": "picks-safest-place",
	"place-prosperity": "wants-income",
	"lure-fleet": "turns-a-fleet",
	"destroy-building": "holds-rivals-back",
	"revive-creature": "needs-creature-now",
	"convert-building": "gathers-buildings",
	"sell-troop": "sells-for-gold",
	"sell-fleet": "sells-for-gold",
	"sell-priest": "sells-for-gold",
	"sell-philosopher": "sells-for-gold",
	"remove-troop": "weakens-a-defence",
	rob: "takes-from-rivals",
	"place-kraken": "blocks-the-sea",
	"move-kraken": "blocks-the-sea",
	"place-figurine": "picks-key-island",
	"drive-fleets": "clears-the-sea",
	decline: "sees-no-use",
	stop: null
};
const motives = [.../* @__PURE__ */ new Set([...Object.values(OFFER_MOTIVES), ...Object.values(BY_MOVE).filter((key) => key !== null)])];
function motive(move) {
	return move.type === "offer" ? OFFER_MOTIVES[move.god] : BY_MOVE[move.type];
}

//#endregion
//#region packages/bots/src/cyclades/brain.ts
function rate(state, { seat, ask }, moves, ratings) {
	const thought = thoughtOf(state, seat);
	switch (ask.kind) {
		case "offer": return rateOffers(thought, moves, ratings);
		case "act": return rateActs(thought, ask, moves, ratings);
		case "sail-on": return rateSailing(thought, ask, moves, ratings);
		case "sylph": return rateSylph(thought, ask.stepsLeft, moves, ratings);
		case "pegasus": return rateFlight(thought, moves, ratings);
		case "retreat-defender":
		case "retreat-attacker": return rateRetreats(thought, moves, ratings);
		case "metropolis-set":
		case "metropolis-place":
		case "prosperity-marker": return rateSites(thought, moves, ratings);
		case "sphinx": return rateSales(thought, moves, ratings);
		default: return rateTargets(thought, ask.kind, moves, ratings);
	}
}
const SEARCHED = /* @__PURE__ */ new Set([
	"offer",
	"act",
	"pegasus",
	"sail-on"
]);
const cycladesBrain = {
	game: cyclades,
	judge,
	features,
	rate,
	turnOf: (state) => state.cycle,
	horizon: 2,
	attentionTo: ({ ask }) => SEARCHED.has(ask.kind) ? "search" : "first-sight",
	motive,
	motives
};

//#endregion
//#region packages/games/src/entry-of-frozen-rules.ts
const contract = 2;

//#endregion
export { cycladesBrain as brain, contract, cyclades as game };
