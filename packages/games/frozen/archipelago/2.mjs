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
function offered(name, seat, ask) {
	return {
		frame: 0,
		seat,
		step: 0,
		name,
		ask,
		optional: true
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
	d = turn$1(d ^ a, 16);
	c = c + d | 0;
	b = turn$1(b ^ c, 12);
	a = a + b | 0;
	d = turn$1(d ^ a, 8);
	c = c + d | 0;
	b = turn$1(b ^ c, 7);
	x[i] = a;
	x[j] = b;
	x[k] = c;
	x[l] = d;
}
const turn$1 = (word, by) => word << by | word >>> 32 - by;

//#endregion
//#region packages/engine/src/shape.ts
var ShapeError = class extends Error {
	name = "ShapeError";
	constructor(path, expected) {
		super(`${path} must be ${expected}`);
	}
};
const text = (maxLength = 1e3) => (raw, path) => {
	if (typeof raw !== "string" || raw.length > maxLength) throw new ShapeError(path, `a text of at most ${maxLength} characters`);
	return raw;
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
function pick(random, items) {
	return items[below(random, items.length)];
}

//#endregion
//#region packages/engine/src/secrecy.ts
function scrambled(game, state, viewer, random) {
	const draft = game.clone(state);
	draft.rng = forkRandom(random);
	for (const secret of game.secrets) secret.scramble(draft, viewer, random);
	return draft;
}
function chosen(declared) {
	const unknownTo = (state, viewer) => declared.choices(state).filter((choice) => !choice.knows(viewer));
	return {
		rule: declared.rule,
		names: [declared.name],
		hidden(state, viewer) {
			const unknown = unknownTo(state, viewer);
			return unknown.length === 0 ? {} : { [declared.name]: unknown.map(({ value }) => value) };
		},
		scramble(draft, viewer, random) {
			for (const choice of unknownTo(draft, viewer)) {
				const [other] = shuffle(random, choice.others().slice());
				if (other !== void 0) choice.put(draft, other);
			}
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
//#region packages/engine/src/options.ts
function parseOptions(schema, raw) {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new ShapeError("options", "an object");
	const fields = schema.fields;
	for (const name of Object.keys(raw)) if (!Object.hasOwn(fields, name)) throw new ShapeError(`options.${name}`, `one of ${Object.keys(fields).join(", ")}`);
	const given = raw;
	const options = {};
	for (const [name, field] of Object.entries(fields)) {
		const value = Object.hasOwn(given, name) ? given[name] : field.default;
		if (!field.values.includes(value)) throw new ShapeError(`options.${name}`, `one of ${field.values.join(", ")}`);
		options[name] = value;
	}
	return options;
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
//#region packages/game-archipelago/src/data/evolution-cards.ts
const CARDS = [
	"researcher",
	"pirate",
	"thief",
	"barbarian",
	"head-hunter",
	"bishop",
	"archbishop",
	"pope",
	"missionary",
	"monk",
	"queen",
	"king",
	"governor",
	"tax-collector",
	"exporter",
	"merchant",
	"banker",
	"recruiter",
	"cartographer",
	"captain",
	"architect",
	"shipwright",
	"ambassador",
	"midwife",
	"orchard",
	"cattle-ranch",
	"sawmill",
	"quarry",
	"iron-mine",
	"fishery",
	"education",
	"emigration",
	"expansionism",
	"immigration",
	"amphitheater",
	"gifts-from-the-clergy",
	"hospital",
	"pyramid",
	"colossus",
	"great-lighthouse",
	"cathedral",
	"hanging-gardens",
	"great-library",
	"local-commerce",
	"overseas-commerce",
	"shipyard",
	"navigation",
	"charity"
];
const CARD = {
	researcher: {
		number: "A01",
		kind: "character",
		name: {
			en: "Researcher",
			fr: "Chercheur"
		},
		corners: [
			5,
			4,
			3
		],
		activation: "owner",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "revealAndBuy",
			cards: 5,
			kind: "progress"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Reveal the top 5 evolution cards; you may buy one progress card among them at its lowest cost. Discard the rest.",
			fr: "Révélez 5 cartes de la pioche ; achetez éventuellement un progrès à son coût le plus bas. Défaussez le reste."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "iron",
				citizensPerCube: 7,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fruit",
				cubes: 2,
				red: false
			}
		},
		provenance: "seed"
	},
	pirate: {
		number: "A02",
		kind: "character",
		name: {
			en: "Pirate",
			fr: "Pirate"
		},
		corners: [
			4,
			6,
			5
		],
		activation: "owner",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{ op: "destroyShip" }],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Sink an enemy ship in a region holding one of your ships; its owner gives you one cube of his choice.",
			fr: "Coulez un navire adverse dans une région où vous avez un navire ; son propriétaire vous donne un cube de son choix."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fruit",
				citizensPerCube: 5,
				red: true
			},
			lower: {
				type: "export-crisis",
				resource: "iron",
				cubes: 1,
				red: false
			}
		},
		provenance: "seed"
	},
	thief: {
		number: "A03",
		kind: "character",
		name: {
			en: "Thief",
			fr: "Voleuse"
		},
		corners: [
			3,
			5,
			4
		],
		activation: "owner",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{ op: "stealFromHands" }],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "An opponent hides one cube in each hand; choose a hand and keep its content.",
			fr: "Un adversaire cache un cube dans chaque main ; choisissez une main et gardez son contenu."
		},
		back: {
			upper: {
				type: "event",
				per: "town",
				delta: 1,
				red: true
			},
			lower: {
				type: "export-crisis",
				resource: "wood",
				cubes: 2,
				red: false
			}
		},
		provenance: "seed"
	},
	barbarian: {
		number: "A04",
		kind: "character",
		name: {
			en: "Barbarian",
			fr: "Barbare"
		},
		corners: [
			3,
			4,
			6
		],
		activation: "owner",
		cost: {
			discs: 1,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "pillageIcon",
			cubes: 3
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Pillage one resource icon in a region where you have an active unit: take 3 of its cubes and leave your coin on it; it can never be harvested again.",
			fr: "Pillez une icône ressource dans une région où vous avez une unité active : prenez 3 cubes et laissez votre pièce dessus ; plus aucune récolte ici."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fish",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "iron",
				cubes: 2,
				red: false
			}
		},
		provenance: "seed"
	},
	"head-hunter": {
		number: "A05",
		kind: "character",
		name: {
			en: "Head-hunter",
			fr: "Chasseur de tête"
		},
		corners: [
			5,
			4,
			3
		],
		activation: "owner",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "revealAndBuy",
			cards: 5,
			kind: "character"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Reveal the top 5 evolution cards; you may buy one character among them at its lowest cost. Discard the rest.",
			fr: "Révélez 5 cartes de la pioche ; achetez éventuellement un personnage à son coût le plus bas. Défaussez le reste."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "wood",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "iron",
				cubes: 1,
				red: true
			}
		},
		provenance: "seed"
	},
	bishop: {
		number: "A06",
		kind: "character",
		name: {
			en: "Bishop",
			fr: "Évêque"
		},
		corners: [
			4,
			3,
			2
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "rebellion",
			delta: -1
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Rebellion -1.",
			fr: "Rébellion -1."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "stone",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "iron",
				cubes: 1,
				red: false
			}
		},
		provenance: "seed"
	},
	archbishop: {
		number: "A07",
		kind: "character",
		name: {
			en: "Archbishop",
			fr: "Archevêque"
		},
		corners: [
			6,
			5,
			4
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 2,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "rebellionByTemples",
			bands: [
				{
					min: 0,
					max: 2,
					delta: -1
				},
				{
					min: 3,
					max: 4,
					delta: -2
				},
				{
					min: 5,
					max: null,
					delta: -3
				}
			]
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Rebellion -1, -2 or -3 with 0-2, 3-4 or 5+ temples in the archipelago.",
			fr: "Rébellion -1, -2 ou -3 avec 0-2, 3-4 ou 5+ temples dans l’archipel."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "iron",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "wood",
				cubes: 3,
				red: false
			}
		},
		provenance: "seed"
	},
	pope: {
		number: "A08",
		kind: "character",
		name: {
			en: "Pope",
			fr: "Pape"
		},
		corners: [
			8,
			7,
			9
		],
		activation: "owner",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "rebellionPer",
			delta: -1,
			per: "temple"
		}],
		effectsFrench: null,
		medals: 1,
		text: {
			en: "Rebellion -1 per temple in the archipelago.",
			fr: "Rébellion -1 par temple dans l’archipel."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fish",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "event",
				per: "temple",
				delta: -1,
				red: true
			}
		},
		provenance: "seed"
	},
	missionary: {
		number: "A09",
		kind: "character",
		name: {
			en: "Missionary",
			fr: "Missionnaire"
		},
		corners: [
			3,
			2,
			4
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "standRebels",
			max: 3
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Stand up to 3 rebel citizens of any colours.",
			fr: "Relevez jusqu’à 3 révoltés de toutes couleurs."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "cattle",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "stone",
				cubes: 2,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	monk: {
		number: "A10",
		kind: "character",
		name: {
			en: "Monk",
			fr: "Moine"
		},
		corners: [
			2,
			3,
			4
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 0,
			cubes: ["fruit"],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "rebellion",
			delta: -1
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Rebellion -1.",
			fr: "Rébellion -1."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fish",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "stone",
				cubes: 1,
				red: true
			}
		},
		provenance: "reconstructed"
	},
	queen: {
		number: "A11",
		kind: "character",
		name: {
			en: "Queen",
			fr: "Reine"
		},
		corners: [
			7,
			8,
			6
		],
		activation: "owner",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "rebellion",
			delta: -1
		}, {
			op: "surplus",
			delta: -1
		}],
		effectsFrench: null,
		medals: 1,
		text: {
			en: "Rebellion -1 and surplus workers -1.",
			fr: "Rébellion -1 et travailleurs disponibles -1."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "wood",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "stone",
				cubes: 1,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	king: {
		number: "A12",
		kind: "character",
		name: {
			en: "King",
			fr: "Roi"
		},
		corners: [
			7,
			9,
			8
		],
		activation: "passive",
		cost: {
			discs: 0,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "bidBonus",
			amount: 3
		}],
		effectsFrench: null,
		medals: 1,
		text: {
			en: "Your bids for the order of play count 3 more.",
			fr: "Vos mises pour l’ordre de jeu comptent 3 de plus."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "stone",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fish",
				cubes: 3,
				red: false
			}
		},
		provenance: "seed"
	},
	governor: {
		number: "A13",
		kind: "character",
		name: {
			en: "Governor",
			fr: "Gouverneur"
		},
		corners: [
			4,
			5,
			3
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "gainFlorinsPer",
			amount: 1,
			max: 4
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Gain 1 florin per building you control, at most 4.",
			fr: "Gagnez 1 florin par construction contrôlée, 4 au plus."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "cattle",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "event",
				per: "temple",
				delta: -1,
				red: true
			}
		},
		provenance: "reconstructed"
	},
	"tax-collector": {
		number: "A14",
		kind: "character",
		name: {
			en: "Tax Collector",
			fr: "Percepteur"
		},
		corners: [
			5,
			4,
			6
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{ op: "freeTaxes" }],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Take a taxes action without disc or circle (rebellion +1 as usual).",
			fr: "Faites une action taxes sans pastille ni cercle (rébellion +1 comme toujours)."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fruit",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "wood",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	exporter: {
		number: "A15",
		kind: "character",
		name: {
			en: "Exporter",
			fr: "Exportateur"
		},
		corners: [
			5,
			4,
			6
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 2,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "bulkTransaction",
			market: "export"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Buy or sell any number of cubes of one resource on the export market.",
			fr: "Achetez ou vendez autant de cubes que voulu d’une même ressource au marché extérieur."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "cattle",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "wood",
				cubes: 2,
				red: true
			}
		},
		provenance: "seed"
	},
	merchant: {
		number: "A16",
		kind: "character",
		name: {
			en: "Merchant",
			fr: "Marchand"
		},
		corners: [
			4,
			5,
			3
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 2,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "bulkTransaction",
			market: "domestic"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Buy or sell any number of cubes of one resource on the domestic market.",
			fr: "Achetez ou vendez autant de cubes que voulu d’une même ressource au marché intérieur."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fish",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "wood",
				cubes: 2,
				red: false
			}
		},
		provenance: "seed"
	},
	banker: {
		number: "A17",
		kind: "character",
		name: {
			en: "Banker",
			fr: "Banquier"
		},
		corners: [
			3,
			4,
			2
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 0,
			cubes: [],
			anyCubes: 1
		},
		requires: null,
		effects: [{
			op: "gainFlorins",
			amount: 4
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Gain 4 florins.",
			fr: "Gagnez 4 florins."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "wood",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "cattle",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	recruiter: {
		number: "A18",
		kind: "character",
		name: {
			en: "Recruiter",
			fr: "Recruteur"
		},
		corners: [
			4,
			3,
			5
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "recruit",
			max: 1
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Recruit one worker without disc, at the price of board IV.",
			fr: "Recrutez un travailleur sans pastille, au prix du plateau IV."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fruit",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "event",
				per: "temple",
				delta: -1,
				red: true
			}
		},
		provenance: "seed"
	},
	cartographer: {
		number: "A19",
		kind: "character",
		name: {
			en: "Cartographer",
			fr: "Cartographe"
		},
		corners: [
			5,
			6,
			4
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 2,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{ op: "freeExploration" }],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Take an exploration action without disc or circle.",
			fr: "Faites une exploration sans pastille ni cercle."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "iron",
				citizensPerCube: 7,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "cattle",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	captain: {
		number: "A20",
		kind: "character",
		name: {
			en: "Captain",
			fr: "Capitaine"
		},
		corners: [
			3,
			4,
			2
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "freeMigration",
			units: "ships-and-convoyed"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Migrate with your ships and the citizens they convoy, without disc.",
			fr: "Migration de vos navires et des citoyens convoyés, sans pastille."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fruit",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fish",
				cubes: 2,
				red: true
			}
		},
		provenance: "reconstructed"
	},
	architect: {
		number: "A21",
		kind: "character",
		name: {
			en: "Architect",
			fr: "Architecte"
		},
		corners: [
			6,
			5,
			4
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "freeConstruction",
			what: "building"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Construct one building at its normal price, without disc.",
			fr: "Construisez un bâtiment à son prix normal, sans pastille."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "cattle",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fish",
				cubes: 2,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	shipwright: {
		number: "A22",
		kind: "character",
		name: {
			en: "Shipwright",
			fr: "Charpentier naval"
		},
		corners: [
			3,
			2,
			4
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "freeConstruction",
			what: "ship"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Build one ship at its normal price, without disc.",
			fr: "Construisez un navire à son prix normal, sans pastille."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fish",
				citizensPerCube: 4,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fruit",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	ambassador: {
		number: "A23",
		kind: "character",
		name: {
			en: "Ambassador",
			fr: "Ambassadeur"
		},
		corners: [
			4,
			6,
			5
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 2,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "surplus",
			delta: -2
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Surplus workers -2.",
			fr: "Travailleurs disponibles -2."
		},
		back: {
			upper: {
				type: "event",
				per: "temple",
				delta: -2,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "cattle",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	midwife: {
		number: "A24",
		kind: "character",
		name: {
			en: "Midwife",
			fr: "Sage-femme"
		},
		corners: [
			3,
			2,
			4
		],
		activation: "owner",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "freeReproduction",
			regions: 1
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Reproduce in one eligible region, without disc or circle.",
			fr: "Reproduction dans une région éligible, sans pastille ni cercle."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "stone",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fruit",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	orchard: {
		number: "A25",
		kind: "progress",
		name: {
			en: "Orchard",
			fr: "Verger"
		},
		corners: [
			3,
			2,
			4
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "doubleHarvest",
			resource: "fruit"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "During a fruit harvest this round, receive twice the cubes.",
			fr: "Récolte de fruits de ce round : cubes doublés."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "iron",
				citizensPerCube: 7,
				red: true
			},
			lower: {
				type: "export-crisis",
				resource: "stone",
				cubes: 1,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	"cattle-ranch": {
		number: "A26",
		kind: "progress",
		name: {
			en: "Cattle ranch",
			fr: "Élevage"
		},
		corners: [
			3,
			4,
			2
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "doubleHarvest",
			resource: "cattle"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "During a cattle harvest this round, receive twice the cubes.",
			fr: "Récolte de bovins de ce round : cubes doublés."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fruit",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "cattle",
				cubes: 2,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	sawmill: {
		number: "A27",
		kind: "progress",
		name: {
			en: "Sawmill",
			fr: "Scierie"
		},
		corners: [
			4,
			3,
			2
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "doubleHarvest",
			resource: "wood"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "During a wood harvest this round, receive twice the cubes.",
			fr: "Récolte de bois de ce round : cubes doublés."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "cattle",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "iron",
				cubes: 2,
				red: false
			}
		},
		provenance: "seed"
	},
	quarry: {
		number: "A28",
		kind: "progress",
		name: {
			en: "Quarry",
			fr: "Carrière"
		},
		corners: [
			5,
			4,
			6
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "doubleHarvest",
			resource: "stone"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "During a stone harvest this round, receive twice the cubes.",
			fr: "Récolte de pierre de ce round : cubes doublés."
		},
		back: {
			upper: {
				type: "event",
				per: "temple",
				delta: -2,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "wood",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	"iron-mine": {
		number: "A29",
		kind: "progress",
		name: {
			en: "Iron mine",
			fr: "Mine de fer"
		},
		corners: [
			6,
			5,
			4
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "doubleHarvest",
			resource: "iron"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "During an iron harvest this round, receive twice the cubes.",
			fr: "Récolte de fer de ce round : cubes doublés."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "wood",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "iron",
				cubes: 2,
				red: false
			}
		},
		provenance: "seed"
	},
	fishery: {
		number: "A30",
		kind: "progress",
		name: {
			en: "Fishery",
			fr: "Pêcherie"
		},
		corners: [
			3,
			4,
			5
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "doubleHarvest",
			resource: "fish"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "During a fish harvest this round, receive twice the cubes.",
			fr: "Récolte de poissons de ce round : cubes doublés."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "stone",
				citizensPerCube: 6,
				red: true
			},
			lower: {
				type: "export-crisis",
				resource: "wood",
				cubes: 2,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	education: {
		number: "A31",
		kind: "progress",
		name: {
			en: "Education",
			fr: "Éducation"
		},
		corners: [
			4,
			3,
			5
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 2,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "surplus",
			delta: -1
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Surplus workers -1.",
			fr: "Travailleurs disponibles -1."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "iron",
				citizensPerCube: 7,
				red: false
			},
			lower: {
				type: "event",
				per: "temple",
				delta: -2,
				red: false
			}
		},
		provenance: "public"
	},
	emigration: {
		number: "A32",
		kind: "progress",
		name: {
			en: "Emigration",
			fr: "Émigration"
		},
		corners: [
			4,
			5,
			3
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 2,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "surplusPer",
			delta: -1,
			per: "port"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Surplus workers -1 per port in the archipelago.",
			fr: "Travailleurs disponibles -1 par port dans l’archipel."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fruit",
				citizensPerCube: 4,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "stone",
				cubes: 2,
				red: false
			}
		},
		provenance: "seed"
	},
	expansionism: {
		number: "A33",
		kind: "progress",
		name: {
			en: "Expansionism",
			fr: "Expansionnisme"
		},
		corners: [
			5,
			4,
			3
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "freeMigration",
			units: "all"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Take a migration action without disc.",
			fr: "Faites une migration sans pastille."
		},
		back: {
			upper: {
				type: "event",
				per: "temple",
				delta: -2,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fish",
				cubes: 3,
				red: false
			}
		},
		provenance: "seed"
	},
	immigration: {
		number: "A34",
		kind: "progress",
		name: {
			en: "Immigration",
			fr: "Immigration"
		},
		corners: [
			2,
			3,
			4
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "surplus",
			delta: 2
		}, {
			op: "gainFlorins",
			amount: 3
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Surplus workers +2; gain 3 florins.",
			fr: "Travailleurs disponibles +2 ; gagnez 3 florins."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fish",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "stone",
				cubes: 2,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	amphitheater: {
		number: "A35",
		kind: "progress",
		name: {
			en: "Amphitheater",
			fr: "Amphithéâtre"
		},
		corners: [
			5,
			6,
			4
		],
		activation: "any",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "gainFlorins",
			amount: 2
		}, {
			op: "rebellion",
			delta: -1
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Gain 2 florins and rebellion -1.",
			fr: "Gagnez 2 florins et rébellion -1."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "wood",
				citizensPerCube: 6,
				red: true
			},
			lower: {
				type: "export-crisis",
				resource: "fish",
				cubes: 2,
				red: false
			}
		},
		provenance: "seed"
	},
	"gifts-from-the-clergy": {
		number: "A36",
		kind: "progress",
		name: {
			en: "Gifts from the clergy",
			fr: "Dons du clergé"
		},
		corners: [
			3,
			2,
			4
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 0,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "choice",
			options: [{
				cubes: ["fruit"],
				effects: [{
					op: "rebellion",
					delta: -1
				}]
			}, {
				cubes: ["fruit", "cattle"],
				effects: [{
					op: "rebellion",
					delta: -2
				}]
			}]
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Give 1 fruit: rebellion -1; or give 1 fruit and 1 cattle: rebellion -2.",
			fr: "Donnez 1 fruit : rébellion -1 ; ou 1 fruit et 1 bovin : rébellion -2."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "wood",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "event",
				per: "temple",
				delta: -2,
				red: false
			}
		},
		provenance: "seed"
	},
	hospital: {
		number: "A37",
		kind: "progress",
		name: {
			en: "Hospital",
			fr: "Hôpital"
		},
		corners: [
			4,
			3,
			2
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 2,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "standRebels",
			max: 2
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Stand up to 2 rebel citizens of any colours.",
			fr: "Relevez jusqu’à 2 révoltés de toutes couleurs."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "iron",
				citizensPerCube: 7,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fish",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	pyramid: {
		number: "A38",
		kind: "progress",
		name: {
			en: "Pyramid",
			fr: "Pyramide"
		},
		corners: [
			5,
			4,
			6
		],
		activation: "wonder",
		cost: {
			discs: 2,
			florins: 0,
			cubes: [
				"stone",
				"stone",
				"stone",
				"stone",
				"stone"
			],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "rebellion",
			delta: 2
		}],
		effectsFrench: null,
		medals: 2,
		text: {
			en: "Rebellion +2.",
			fr: "Rébellion +2."
		},
		back: {
			upper: {
				type: "event",
				per: "temple",
				delta: -2,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fruit",
				cubes: 3,
				red: false
			}
		},
		provenance: "seed"
	},
	colossus: {
		number: "A39",
		kind: "progress",
		name: {
			en: "Colossus",
			fr: "Colosse"
		},
		corners: [
			4,
			5,
			3
		],
		activation: "wonder",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [
				"iron",
				"iron",
				"iron"
			],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "surplus",
			delta: -1
		}],
		effectsFrench: [{
			op: "surplus",
			delta: -2
		}],
		medals: 1,
		text: {
			en: "Surplus workers -1.",
			fr: "Travailleurs disponibles -1."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "cattle",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "wood",
				cubes: 3,
				red: false
			}
		},
		provenance: "seed"
	},
	"great-lighthouse": {
		number: "A40",
		kind: "progress",
		name: {
			en: "Great Lighthouse",
			fr: "Grand Phare"
		},
		corners: [
			4,
			6,
			5
		],
		activation: "wonder",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [
				"stone",
				"stone",
				"iron"
			],
			anyCubes: 0
		},
		requires: {
			controls: "port",
			min: 1
		},
		effects: [{ op: "shipPerControlledPort" }],
		effectsFrench: null,
		medals: 1,
		text: {
			en: "Every player adds a ship in each region where he controls a port.",
			fr: "Chaque joueur ajoute un navire dans chaque région où il contrôle un port."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fish",
				citizensPerCube: 5,
				red: true
			},
			lower: {
				type: "export-crisis",
				resource: "cattle",
				cubes: 2,
				red: false
			}
		},
		provenance: "seed"
	},
	cathedral: {
		number: "A41",
		kind: "progress",
		name: {
			en: "Cathedral",
			fr: "Cathédrale"
		},
		corners: [
			6,
			5,
			4
		],
		activation: "wonder",
		cost: {
			discs: 2,
			florins: 0,
			cubes: [
				"stone",
				"stone",
				"stone"
			],
			anyCubes: 0
		},
		requires: {
			controls: "temple",
			min: 1
		},
		effects: [{
			op: "rebellionPer",
			delta: -1,
			per: "temple"
		}],
		effectsFrench: null,
		medals: 2,
		text: {
			en: "Rebellion -1 per temple in the archipelago.",
			fr: "Rébellion -1 par temple dans l’archipel."
		},
		back: {
			upper: {
				type: "event",
				per: "town",
				delta: 1,
				red: true
			},
			lower: {
				type: "export-crisis",
				resource: "iron",
				cubes: 1,
				red: false
			}
		},
		provenance: "seed"
	},
	"hanging-gardens": {
		number: "A42",
		kind: "progress",
		name: {
			en: "Hanging Gardens",
			fr: "Jardins suspendus"
		},
		corners: [
			4,
			3,
			5
		],
		activation: "wonder",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [
				"fruit",
				"fruit",
				"stone",
				"stone"
			],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "rebellion",
			delta: -2
		}],
		effectsFrench: null,
		medals: 1,
		text: {
			en: "Rebellion -2.",
			fr: "Rébellion -2."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "stone",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "cattle",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	"great-library": {
		number: "A43",
		kind: "progress",
		name: {
			en: "Great Library",
			fr: "Grande Bibliothèque"
		},
		corners: [
			5,
			4,
			3
		],
		activation: "wonder",
		cost: {
			discs: 1,
			florins: 0,
			cubes: [
				"wood",
				"wood",
				"stone",
				"stone"
			],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "surplus",
			delta: -2
		}],
		effectsFrench: null,
		medals: 1,
		text: {
			en: "Surplus workers -2.",
			fr: "Travailleurs disponibles -2."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "iron",
				citizensPerCube: 7,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "cattle",
				cubes: 2,
				red: true
			}
		},
		provenance: "reconstructed"
	},
	"local-commerce": {
		number: "A44",
		kind: "progress",
		name: {
			en: "Local Commerce",
			fr: "Commerce local"
		},
		corners: [
			3,
			4,
			2
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "freeTransaction",
			market: "domestic",
			count: 1
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Make one domestic market transaction without disc.",
			fr: "Faites une transaction au marché intérieur sans pastille."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "fruit",
				citizensPerCube: 5,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fish",
				cubes: 3,
				red: false
			}
		},
		provenance: "seed"
	},
	"overseas-commerce": {
		number: "A45",
		kind: "progress",
		name: {
			en: "Overseas Commerce",
			fr: "Commerce extérieur"
		},
		corners: [
			4,
			3,
			2
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "freeTransaction",
			market: "export",
			count: 1
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Make one export market transaction without disc.",
			fr: "Faites une transaction au marché extérieur sans pastille."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "cattle",
				citizensPerCube: 6,
				red: true
			},
			lower: {
				type: "export-crisis",
				resource: "fruit",
				cubes: 2,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	shipyard: {
		number: "A46",
		kind: "progress",
		name: {
			en: "Shipyard",
			fr: "Chantier naval"
		},
		corners: [
			3,
			4,
			5
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 0,
			cubes: ["wood"],
			anyCubes: 0
		},
		requires: null,
		effects: [{ op: "placeShip" }],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Place one of your ships on the sea next to one of your active citizens.",
			fr: "Placez un de vos navires en mer près d’un de vos citoyens actifs."
		},
		back: {
			upper: {
				type: "event",
				per: "town",
				delta: 1,
				red: true
			},
			lower: {
				type: "export-crisis",
				resource: "stone",
				cubes: 1,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	navigation: {
		number: "A47",
		kind: "progress",
		name: {
			en: "Navigation",
			fr: "Navigation"
		},
		corners: [
			3,
			2,
			4
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 1,
			cubes: [],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "freeMigration",
			units: "ships-and-convoyed"
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Migrate with your ships and the citizens they convoy, without disc.",
			fr: "Migration de vos navires et des citoyens convoyés, sans pastille."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "wood",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fruit",
				cubes: 3,
				red: false
			}
		},
		provenance: "reconstructed"
	},
	charity: {
		number: "A48",
		kind: "progress",
		name: {
			en: "Charity",
			fr: "Charité"
		},
		corners: [
			2,
			3,
			4
		],
		activation: "any",
		cost: {
			discs: 0,
			florins: 0,
			cubes: ["fish"],
			anyCubes: 0
		},
		requires: null,
		effects: [{
			op: "rebellion",
			delta: -1
		}],
		effectsFrench: null,
		medals: 0,
		text: {
			en: "Rebellion -1.",
			fr: "Rébellion -1."
		},
		back: {
			upper: {
				type: "domestic-crisis",
				resource: "stone",
				citizensPerCube: 6,
				red: false
			},
			lower: {
				type: "export-crisis",
				resource: "fruit",
				cubes: 2,
				red: true
			}
		},
		provenance: "reconstructed"
	}
};

//#endregion
//#region packages/game-archipelago/src/data/resources.ts
const RESOURCES = [
	"fruit",
	"cattle",
	"fish",
	"wood",
	"stone",
	"iron"
];
const RESOURCE = {
	fruit: {
		name: {
			en: "Exotic fruit",
			fr: "Fruit exotique"
		},
		cubes: 15,
		harvestedBy: "citizen",
		colour: "green"
	},
	cattle: {
		name: {
			en: "Cattle",
			fr: "Bovin"
		},
		cubes: 15,
		harvestedBy: "citizen",
		colour: "red"
	},
	fish: {
		name: {
			en: "Fish",
			fr: "Poisson"
		},
		cubes: 15,
		harvestedBy: "ship",
		colour: "blue"
	},
	wood: {
		name: {
			en: "Wood",
			fr: "Bois"
		},
		cubes: 15,
		harvestedBy: "citizen",
		colour: "brown"
	},
	stone: {
		name: {
			en: "Stone",
			fr: "Pierre"
		},
		cubes: 12,
		harvestedBy: "citizen",
		colour: "grey"
	},
	iron: {
		name: {
			en: "Iron",
			fr: "Fer"
		},
		cubes: 10,
		harvestedBy: "citizen",
		colour: "black"
	}
};

//#endregion
//#region packages/game-archipelago/src/state.ts
function noCubes() {
	return {
		fruit: 0,
		cattle: 0,
		fish: 0,
		wood: 0,
		stone: 0,
		iron: 0
	};
}
function copyCubes(cubes) {
	return {
		fruit: cubes.fruit,
		cattle: cubes.cattle,
		fish: cubes.fish,
		wood: cubes.wood,
		stone: cubes.stone,
		iron: cubes.iron
	};
}
function cubesIn(cubes) {
	return cubes.fruit + cubes.cattle + cubes.fish + cubes.wood + cubes.stone + cubes.iron;
}
function playerOf(state, seat) {
	return state.players[seat];
}
function spotOf(region, building) {
	switch (building) {
		case "town": return region.town;
		case "temple": return region.temple;
		case "market": return region.market;
		case "port": return region.port;
	}
}
function regionAt(state, region) {
	return state.regions[region];
}

//#endregion
//#region packages/game-archipelago/src/economy/goods.ts
function goods(florins = 0, cubes = {}, tokens = 0, cards = []) {
	return {
		florins,
		cubes: {
			...noCubes(),
			...cubes
		},
		tokens,
		cards
	};
}
const NOTHING = goods();
function copyGoods(bundle) {
	return {
		florins: bundle.florins,
		cubes: copyCubes(bundle.cubes),
		tokens: bundle.tokens,
		cards: bundle.cards.slice()
	};
}
function isNothing(bundle) {
	return bundle.florins === 0 && bundle.tokens === 0 && bundle.cards.length === 0 && cubesIn(bundle.cubes) === 0;
}
function canCover(state, seat, bundle) {
	const player = playerOf(state, seat);
	if (player.florins < bundle.florins || player.tokens < bundle.tokens) return false;
	for (const resource of RESOURCES) if (player.cubes[resource] < bundle.cubes[resource]) return false;
	return ownsCards(state, seat, bundle);
}
function ownsCards(state, seat, bundle) {
	for (const [i, id] of bundle.cards.entries()) {
		if (bundle.cards.indexOf(id) !== i || !CARD[id]) return false;
		const card = cardOf(state, seat, id);
		if (card === null || card.citizen >= 0) return false;
	}
	return true;
}
function cardOf(state, seat, id) {
	const { cards } = playerOf(state, seat);
	for (let i = 0; i < cards.length; i++) {
		const card = cards[i];
		if (card.id === id) return card;
	}
	return null;
}
function handOver(draft, from, to, bundle) {
	const giver = playerOf(draft, from);
	const taker = playerOf(draft, to);
	giver.florins -= bundle.florins;
	taker.florins += bundle.florins;
	giver.tokens -= bundle.tokens;
	taker.tokens += bundle.tokens;
	for (const resource of RESOURCES) moveCubes(giver.cubes, taker.cubes, resource, bundle.cubes[resource]);
	for (const id of bundle.cards) {
		const at = giver.cards.findIndex((card) => card.id === id);
		taker.cards.push(...giver.cards.splice(at, 1));
	}
}
function moveCubes(from, to, resource, count) {
	from[resource] -= count;
	to[resource] += count;
}

//#endregion
//#region packages/game-archipelago/src/deals/step.ts
function dealMaker(state) {
	const top = state.stack[state.stack.length - 1];
	if (top === void 0 || state.ending !== null) return null;
	switch (top.kind) {
		case "round": return top.ended ? null : top.seat;
		case "bidding": return top.over ? null : top.winner;
		case "domestic-crisis": return top.over ? null : state.order[top.at] ?? null;
		case "export-crisis": return state.order[top.at] ?? null;
		default: return null;
	}
}
function mustKeepCubes(state, seat) {
	const top = state.stack[state.stack.length - 1];
	if (top?.kind !== "domestic-crisis" && top?.kind !== "export-crisis") return false;
	return state.order.indexOf(seat) < top.at;
}
function resetDeals(draft) {
	draft.deals.made.fill(0);
	draft.deals.declined.fill(0);
}

//#endregion
//#region packages/game-archipelago/src/rules.ts
const { ask, optionalAsk } = questionsOf();

//#endregion
//#region packages/game-archipelago/src/deals/deals.ts
const MOST_DECLINED = 5;
const MOST_PROPOSALS = 15;
function proposalsLeft({ made, declined }, seat, partners) {
	const left = Math.min(5 * partners - declined[seat], 15 * partners - made[seat]);
	return Math.max(0, left);
}
function partnersOfMaker({ order }, maker) {
	const partners = [];
	for (let i = 0; i < order.length; i++) if (order[i] !== maker) partners.push(order[i]);
	return partners;
}
function dealsOpen(state) {
	const maker = dealMaker(state);
	if (maker === null) return NOBODY;
	const { open, proposed } = state.deals;
	const step = `${state.stack[state.stack.length - 1]?.id}-${proposed}`;
	if (open !== null) return [offered(`answer-deal-${step}`, open.to, {
		kind: "answer-deal",
		proposal: copyProposal(open)
	}), offered(`withdraw-deal-${step}`, open.from, { kind: "withdraw-deal" })];
	const name = `propose-deal-${step}`;
	const toAll = {
		kind: "propose-deal",
		partners: partnersOfMaker(state, maker)
	};
	const toMaker = {
		kind: "propose-deal",
		partners: [maker]
	};
	const questions = [];
	for (let seat = 0; seat < state.players.length; seat++) {
		const partners = seat === maker ? state.players.length - 1 : 1;
		if (proposalsLeft(state.deals, seat, partners) === 0) continue;
		questions.push(offered(name, seat, seat === maker ? toAll : toMaker));
	}
	return questions;
}
function copyProposal({ from, to, give, take, promise, counter }) {
	return {
		from,
		to,
		give: copyGoods(give),
		take: copyGoods(take),
		promise,
		counter
	};
}
function propose(draft, proposal, emit) {
	const { deals } = draft;
	deals.open = copyProposal(proposal);
	deals.proposed++;
	deals.made[proposal.from] = deals.made[proposal.from] + 1;
	emit({
		type: "deal-proposed",
		proposal: copyProposal(proposal)
	});
}
function decline({ deals }, { from, counter }) {
	if (!counter) deals.declined[from] = deals.declined[from] + 1;
}
function strike(draft, proposal, emit) {
	handOver(draft, proposal.from, proposal.to, proposal.give);
	handOver(draft, proposal.to, proposal.from, proposal.take);
	draft.deals.open = null;
	emit({
		type: "deal-struck",
		proposal
	});
}
function lapse(draft, emit) {
	if (draft.deals.open === null) return;
	draft.deals.open = null;
	emit({ type: "deal-lapsed" });
}
const NOT_A_PARTNER = {
	rule: "AR-3.2",
	reason: "not-their-step"
};
const EMPTY$1 = {
	rule: "AR-3.3",
	reason: "nothing-changes-hands"
};
const NO_CARD = {
	rule: "AR-3.3",
	reason: "card-cannot-change-hands"
};
const NOT_COVERED$1 = {
	rule: "AR-3.3",
	reason: "you-do-not-have-it"
};
const STEP_OVER = {
	rule: "AR-8.17",
	reason: "step-in-crisis-over"
};
const ENOUGH$1 = {
	rule: "AR-3.8",
	reason: "too-many-proposals"
};
const hasCubes = (bundle) => bundle.tokens > 0 || cubesIn(bundle.cubes) > 0;
function checkProposal(state, from, to, give, take) {
	if (isNothing(give) && isNothing(take)) return EMPTY$1;
	if (!ownsCards(state, from, give) || !ownsCards(state, to, take)) return NO_CARD;
	if (hasCubes(give) && mustKeepCubes(state, from)) return STEP_OVER;
	if (hasCubes(take) && mustKeepCubes(state, to)) return STEP_OVER;
	return canCover(state, from, give) ? null : NOT_COVERED$1;
}
function bundles() {
	return [
		goods(1),
		goods(3),
		...RESOURCES.map((resource) => goods(0, { [resource]: 1 })),
		goods(0, {}, 1)
	];
}
function sensible(state, from, to) {
	const pairs = [];
	for (const bundle of bundles()) {
		pairs.push({
			give: bundle,
			take: NOTHING
		}, {
			give: NOTHING,
			take: bundle
		});
		if (bundle.florins === 0) pairs.push({
			give: bundle,
			take: goods(3)
		}, {
			give: goods(3),
			take: bundle
		});
	}
	for (const { id } of state.players[from]?.cards ?? []) pairs.push({
		give: goods(0, {}, 0, [id]),
		take: goods(3)
	});
	for (const { id } of state.players[to]?.cards ?? []) pairs.push({
		give: goods(3),
		take: goods(0, {}, 0, [id])
	});
	return pairs.filter(({ give, take }) => checkProposal(state, from, to, give, take) === null);
}
function proposals(state, seat, partners) {
	return partners.flatMap((to) => sensible(state, seat, to).map(({ give, take }) => ({
		type: "propose",
		to,
		give: copyGoods(give),
		take: copyGoods(take),
		promise: ""
	})));
}
const proposeDeal = optionalAsk("propose-deal", {
	rule: "AR-3.1",
	open: true,
	answers: ["propose"],
	list: (state, seat, _frame, { partners }) => proposals(state, seat, partners),
	check: (state, seat, _frame, { to, give, take }, { partners }) => partners.includes(to) ? checkProposal(state, seat, to, give, take) : NOT_A_PARTNER,
	answer: (draft, seat, _frame, move, emit) => propose(draft, {
		...move,
		from: seat,
		counter: false
	}, emit),
	fallback: (state, seat, _frame, { partners }) => proposals(state, seat, partners)[0]
});
function checkCounter(state, seat, proposal, move) {
	const partners = seat === dealMaker(state) ? state.players.length - 1 : 1;
	if (state.deals.made[seat] >= 15 * partners) return ENOUGH$1;
	return checkProposal(state, seat, proposal.from, move.give, move.take);
}
const answerDeal = optionalAsk("answer-deal", {
	rule: "AR-3.8",
	open: true,
	answers: [
		"accept",
		"decline",
		"counter"
	],
	list(state, seat, _frame, { proposal }) {
		const { give, take } = proposal;
		const moves = [{ type: "decline" }];
		if (canCover(state, seat, take)) moves.unshift({ type: "accept" });
		const haggle = {
			type: "counter",
			give: copyGoods(take),
			take: {
				...copyGoods(give),
				florins: give.florins + 1
			},
			promise: ""
		};
		if (checkCounter(state, seat, proposal, haggle) === null) moves.push(haggle);
		return moves;
	},
	check(state, seat, _frame, move, { proposal }) {
		if (move.type === "accept") return canCover(state, seat, proposal.take) ? null : NOT_COVERED$1;
		return move.type === "counter" ? checkCounter(state, seat, proposal, move) : null;
	},
	answer(draft, seat, _frame, move, emit, { proposal }) {
		if (move.type === "accept") {
			strike(draft, proposal, emit);
			return;
		}
		draft.deals.open = null;
		emit({
			type: "deal-declined",
			seat
		});
		if (move.type === "counter") propose(draft, {
			...move,
			from: seat,
			to: proposal.from,
			counter: true
		}, emit);
		else decline(draft, proposal);
	},
	fallback: () => ({ type: "decline" })
});
const withdrawDeal = optionalAsk("withdraw-deal", {
	rule: "AR-3.9",
	answers: ["withdraw-proposal"],
	list: () => [{ type: "withdraw-proposal" }],
	check: () => null,
	answer(draft, seat, _frame, _move, emit) {
		draft.deals.open = null;
		emit({
			type: "deal-withdrawn",
			seat
		});
	},
	fallback: () => ({ type: "withdraw-proposal" })
});

//#endregion
//#region packages/game-archipelago/src/clone.ts
function cloneUnit(unit) {
	return {
		id: unit.id,
		seat: unit.seat,
		kind: unit.kind,
		region: unit.region,
		area: unit.area,
		lying: unit.lying,
		engaged: unit.engaged,
		icon: unit.icon,
		building: unit.building
	};
}
function cloneUnits(units) {
	const copy = units.slice();
	for (let i = 0; i < copy.length; i++) copy[i] = cloneUnit(copy[i]);
	return copy;
}
function cloneRegion(region) {
	return {
		side: region.side,
		rotation: region.rotation,
		q: region.q,
		r: region.r,
		town: region.town,
		temple: region.temple,
		market: region.market,
		port: region.port,
		marketUsed: region.marketUsed,
		portUsed: region.portUsed,
		pillaged: region.pillaged
	};
}
function cloneRegions(regions) {
	const copy = regions.slice();
	for (let i = 0; i < copy.length; i++) copy[i] = cloneRegion(copy[i]);
	return copy;
}
function cloneCard(card) {
	return {
		id: card.id,
		ready: card.ready,
		turn: card.turn,
		citizen: card.citizen
	};
}
function cloneCards(cards) {
	const copy = cards.slice();
	for (let i = 0; i < copy.length; i++) copy[i] = cloneCard(copy[i]);
	return copy;
}
function clonePlayer(player) {
	return {
		florins: player.florins,
		cubes: copyCubes(player.cubes),
		tokens: player.tokens,
		discs: player.discs,
		discsOwned: player.discsOwned,
		cards: cloneCards(player.cards),
		objectives: player.objectives.slice(),
		rejected: player.rejected.slice(),
		revealed: player.revealed.slice(),
		hand: player.hand.slice()
	};
}
function clonePlayers(players) {
	const copy = players.slice();
	for (let i = 0; i < copy.length; i++) copy[i] = clonePlayer(copy[i]);
	return copy;
}
function cloneTrack(track) {
	const copy = track.slice();
	for (let i = 0; i < copy.length; i++) {
		const slot = copy[i] ?? null;
		if (slot !== null) copy[i] = {
			card: slot.card,
			corner: slot.corner
		};
	}
	return copy;
}
function cloneTrail(trail) {
	const copy = trail.slice();
	for (let i = 0; i < copy.length; i++) copy[i] = { ...copy[i] };
	return copy;
}
function cloneRound(frame) {
	return {
		kind: "round",
		id: frame.id,
		seat: frame.seat,
		said: frame.said,
		acted: frame.acted,
		carded: frame.carded,
		traded: frame.traded,
		ended: frame.ended,
		refused: frame.refused.slice(),
		doubled: frame.doubled.slice()
	};
}
function cloneFrame(frame) {
	switch (frame.kind) {
		case "turn": return {
			kind: "turn",
			id: frame.id,
			phase: frame.phase
		};
		case "actions": return {
			kind: "actions",
			id: frame.id,
			at: frame.at,
			out: frame.out.slice()
		};
		case "round": return cloneRound(frame);
	}
	const copy = { ...frame };
	switch (copy.kind) {
		case "trend-vote":
			copy.votes = copy.votes.slice();
			break;
		case "keep-objectives":
			copy.kept = copy.kept.slice();
			break;
		case "bidding":
			copy.bids = copy.bids.slice();
			break;
		case "expulsion": return {
			...copy,
			seats: copy.seats.slice(),
			units: copy.units.slice()
		};
		case "harvest":
			copy.units = copy.units.slice();
			copy.icons = copy.icons.slice();
			copy.agreed = copy.agreed.slice();
			copy.offer = copy.offer === null ? null : copyGoods(copy.offer);
			copy.price = copy.price === null ? null : copyGoods(copy.price);
			break;
		case "migration":
			copy.trail = cloneTrail(copy.trail);
			copy.moved = copy.moved.slice();
			copy.serving = copy.serving.slice();
			copy.fleet = copy.fleet.slice();
			break;
		case "reproduction":
			copy.regions = copy.regions.slice();
			break;
		case "thief":
			copy.hands = copy.hands === null ? null : copy.hands.slice();
			break;
		case "reveal":
			copy.cards = copy.cards.slice();
			break;
		case "lighthouse": copy.ports = copy.ports.slice();
	}
	return copy;
}
function cloneStack(stack) {
	const copy = stack.slice();
	for (let i = 0; i < copy.length; i++) copy[i] = cloneFrame(copy[i]);
	return copy;
}
function clone(state) {
	const { rng, deals } = state;
	return {
		rng: [
			rng[0],
			rng[1],
			rng[2],
			rng[3],
			rng[4]
		],
		stack: cloneStack(state.stack),
		frames: state.frames,
		exposed: state.exposed,
		options: { ...state.options },
		turn: state.turn,
		order: state.order.slice(),
		players: clonePlayers(state.players),
		regions: cloneRegions(state.regions),
		neighbours: state.neighbours.slice(),
		units: cloneUnits(state.units),
		florins: state.florins,
		cubes: copyCubes(state.cubes),
		domestic: copyCubes(state.domestic),
		export: copyCubes(state.export),
		population: state.population,
		rebellion: state.rebellion,
		surplus: state.surplus,
		piles: state.piles.slice(),
		tokensSpent: state.tokensSpent,
		hexDeck: state.hexDeck.slice(),
		hexDiscard: state.hexDiscard.slice(),
		evolutionDeck: state.evolutionDeck.slice(),
		evolutionDiscard: state.evolutionDiscard.slice(),
		track: cloneTrack(state.track),
		trends: state.trends.slice(),
		shown: state.shown.slice(),
		met: state.met.slice(),
		closing: state.closing,
		ending: state.ending,
		wheel: state.wheel.slice(),
		marketCoins: state.marketCoins.slice(),
		portCoins: state.portCoins.slice(),
		benefactor: state.benefactor.slice(),
		benefactorCoins: state.benefactorCoins,
		lastBids: state.lastBids.slice(),
		stolen: state.stolen,
		lifted: state.lifted === null ? null : { ...state.lifted },
		deals: {
			proposed: deals.proposed,
			made: deals.made.slice(),
			declined: deals.declined.slice(),
			open: deals.open === null ? null : copyProposal(deals.open)
		}
	};
}

//#endregion
//#region packages/game-archipelago/src/board/control.ts
function unitOn(state, region, building) {
	const { units } = state;
	for (let i = 0; i < units.length; i++) {
		const unit = units[i];
		if (unit.region === region && unit.building === building) return unit;
	}
	return null;
}
function townHolder(state, region) {
	if (regionAt(state, region).town < 0) return null;
	const unit = unitOn(state, region, "town");
	return unit === null || unit.lying ? null : unit;
}
function controllerOf(state, region, building) {
	if (spotOf(regionAt(state, region), building) < 0) return null;
	const occupant = unitOn(state, region, building);
	if (occupant !== null && !occupant.lying) return occupant.seat;
	if (building === "town") return null;
	const holder = townHolder(state, region);
	if (holder === null) return null;
	return occupant === null || occupant.seat === holder.seat ? holder.seat : null;
}
function buildingsControlled(state, seat, building) {
	let count = 0;
	for (let region = 0; region < state.regions.length; region++) if (controllerOf(state, region, building) === seat) count++;
	return count;
}
function buildingCounts({ regions }) {
	let counts = 0;
	for (let i = 0; i < regions.length; i++) {
		const { town, temple, market, port } = regions[i];
		if (town >= 0) counts += 1;
		if (temple >= 0) counts += 256;
		if (market >= 0) counts += 65536;
		if (port >= 0) counts += 1 << 24;
	}
	return counts;
}
function countIn(counts, building) {
	switch (building) {
		case "town": return counts & 255;
		case "temple": return counts >> 8 & 255;
		case "market": return counts >> 16 & 255;
		case "port": return counts >> 24 & 255;
	}
}
function buildingsOnMap(state, building) {
	return countIn(buildingCounts(state), building);
}
function templesCounted(state) {
	if (state.options.templesCounted === "all") return buildingsOnMap(state, "temple");
	let count = 0;
	for (let region = 0; region < state.regions.length; region++) if (controllerOf(state, region, "temple") !== null) count++;
	return count;
}
function countedBuildings(state, per) {
	return per === "temple" ? templesCounted(state) : buildingsOnMap(state, "town");
}
function underForeignTown(state, seat, region) {
	const holder = townHolder(state, region);
	return holder !== null && holder.seat !== seat;
}

//#endregion
//#region packages/game-archipelago/src/data/objectives.ts
const LENGTHS = [
	"short",
	"medium",
	"long"
];
const OBJECTIVES = [
	"objective-short-01",
	"objective-short-02",
	"objective-short-03",
	"objective-short-04",
	"objective-short-05",
	"objective-short-06",
	"objective-short-07",
	"objective-short-08",
	"objective-short-09",
	"objective-short-10",
	"objective-medium-01",
	"objective-medium-02",
	"objective-medium-03",
	"objective-medium-04",
	"objective-medium-05",
	"objective-medium-06",
	"objective-medium-07",
	"objective-medium-08",
	"objective-medium-09",
	"objective-medium-10",
	"objective-long-01",
	"objective-long-02",
	"objective-long-03",
	"objective-long-04",
	"objective-long-05",
	"objective-long-06",
	"objective-long-07",
	"objective-long-08",
	"objective-long-09",
	"objective-long-10"
];
const OBJECTIVE_POINTS = [
	3,
	2,
	1
];
const OBJECTIVE = {
	"objective-short-01": {
		name: {
			en: "Temples",
			fr: "Temples"
		},
		length: "short",
		end: {
			type: "resourcesExhausted",
			count: 2
		},
		victory: {
			type: "rank",
			criterion: { by: "temples-controlled" }
		}
	},
	"objective-short-02": {
		name: {
			en: "Markets",
			fr: "Marchés"
		},
		length: "short",
		end: {
			type: "progressInPlay",
			threshold: [
				4,
				5,
				6,
				7
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "markets-controlled" }
		}
	},
	"objective-short-03": {
		name: {
			en: "Wealth",
			fr: "Fortune"
		},
		length: "short",
		end: {
			type: "explorerPilesEmpty",
			count: 2
		},
		victory: {
			type: "rank",
			criterion: { by: "money" }
		}
	},
	"objective-short-04": {
		name: {
			en: "Characters",
			fr: "Personnages"
		},
		length: "short",
		end: {
			type: "templesInPlay",
			threshold: [
				2,
				3,
				4,
				5
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "characters" }
		}
	},
	"objective-short-05": {
		name: {
			en: "Explorers",
			fr: "Explorateurs"
		},
		length: "short",
		end: {
			type: "charactersInPlay",
			threshold: [
				4,
				5,
				6,
				7
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "explorer-tokens" }
		}
	},
	"objective-short-06": {
		name: {
			en: "Iron stock",
			fr: "Stock de fer"
		},
		length: "short",
		end: {
			type: "marketsInPlay",
			threshold: [
				3,
				4,
				5,
				6
			]
		},
		victory: {
			type: "rank",
			criterion: {
				by: "cubes",
				resource: "iron"
			}
		}
	},
	"objective-short-07": {
		name: {
			en: "Ports",
			fr: "Ports"
		},
		length: "short",
		end: {
			type: "townsInPlay",
			threshold: [
				3,
				4,
				5,
				6
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "ports-controlled" }
		}
	},
	"objective-short-08": {
		name: {
			en: "Progress",
			fr: "Progrès"
		},
		length: "short",
		end: {
			type: "portsInPlay",
			threshold: [
				3,
				4,
				5,
				6
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "progress" }
		}
	},
	"objective-short-09": {
		name: {
			en: "Pacifist",
			fr: "Pacifiste"
		},
		length: "short",
		end: {
			type: "populationAtLeast",
			threshold: [
				null,
				22,
				29,
				36
			]
		},
		victory: {
			type: "pacifist",
			gapAbove: 15
		}
	},
	"objective-short-10": {
		name: {
			en: "Separatist",
			fr: "Indépendantiste"
		},
		length: "short",
		end: {
			type: "explorerPilesEmpty",
			count: 3
		},
		victory: { type: "separatist" }
	},
	"objective-medium-01": {
		name: {
			en: "Fish stock",
			fr: "Stock de poissons"
		},
		length: "medium",
		end: {
			type: "charactersInPlay",
			threshold: [
				5,
				8,
				11,
				14
			]
		},
		victory: {
			type: "rank",
			criterion: {
				by: "cubes",
				resource: "fish"
			}
		}
	},
	"objective-medium-02": {
		name: {
			en: "Iron lands",
			fr: "Terres à fer"
		},
		length: "medium",
		end: {
			type: "explorerPilesEmpty",
			count: 3
		},
		victory: {
			type: "rank",
			criterion: {
				by: "icons-in-town-regions",
				resource: "iron"
			}
		}
	},
	"objective-medium-03": {
		name: {
			en: "Wood lands",
			fr: "Terres à bois"
		},
		length: "medium",
		end: {
			type: "marketsInPlay",
			threshold: [
				4,
				5,
				6,
				7
			]
		},
		victory: {
			type: "rank",
			criterion: {
				by: "icons-in-town-regions",
				resource: "wood"
			}
		}
	},
	"objective-medium-04": {
		name: {
			en: "Evolution",
			fr: "Évolution"
		},
		length: "medium",
		end: {
			type: "templesInPlay",
			threshold: [
				4,
				5,
				6,
				7
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "characters-and-progress" }
		}
	},
	"objective-medium-05": {
		name: {
			en: "Explorers",
			fr: "Explorateurs"
		},
		length: "medium",
		end: {
			type: "townsInPlay",
			threshold: [
				4,
				5,
				6,
				7
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "explorer-tokens" }
		}
	},
	"objective-medium-06": {
		name: {
			en: "Trade houses",
			fr: "Comptoirs"
		},
		length: "medium",
		end: {
			type: "populationAtLeast",
			threshold: [
				20,
				27,
				34,
				41
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "ports-and-markets-controlled" }
		}
	},
	"objective-medium-07": {
		name: {
			en: "Temples",
			fr: "Temples"
		},
		length: "medium",
		end: {
			type: "portsInPlay",
			threshold: [
				4,
				5,
				6,
				7
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "temples-controlled" }
		}
	},
	"objective-medium-08": {
		name: {
			en: "Wealth",
			fr: "Fortune"
		},
		length: "medium",
		end: {
			type: "progressInPlay",
			threshold: [
				5,
				8,
				11,
				14
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "money" }
		}
	},
	"objective-medium-09": {
		name: {
			en: "Pacifist",
			fr: "Pacifiste"
		},
		length: "medium",
		end: {
			type: "resourcesExhausted",
			count: 3
		},
		victory: {
			type: "pacifist",
			gapAbove: 12
		}
	},
	"objective-medium-10": {
		name: {
			en: "Separatist",
			fr: "Indépendantiste"
		},
		length: "medium",
		end: { type: "bankMoneyEmpty" },
		victory: { type: "separatist" }
	},
	"objective-long-01": {
		name: {
			en: "Explorers",
			fr: "Explorateurs"
		},
		length: "long",
		end: {
			type: "townsInPlay",
			threshold: [
				5,
				6,
				7,
				8
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "explorer-tokens" }
		}
	},
	"objective-long-02": {
		name: {
			en: "Wealth",
			fr: "Fortune"
		},
		length: "long",
		end: {
			type: "portsInPlay",
			threshold: [
				5,
				6,
				7,
				8
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "money" }
		}
	},
	"objective-long-03": {
		name: {
			en: "Temples",
			fr: "Temples"
		},
		length: "long",
		end: {
			type: "marketsInPlay",
			threshold: [
				5,
				6,
				7,
				8
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "temples-controlled" }
		}
	},
	"objective-long-04": {
		name: {
			en: "Ports",
			fr: "Ports"
		},
		length: "long",
		end: {
			type: "resourcesExhausted",
			count: 3
		},
		victory: {
			type: "rank",
			criterion: { by: "ports-controlled" }
		}
	},
	"objective-long-05": {
		name: {
			en: "Fish lands",
			fr: "Terres à poissons"
		},
		length: "long",
		end: {
			type: "cardsInPlay",
			threshold: [
				12,
				16,
				20,
				24
			]
		},
		victory: {
			type: "rank",
			criterion: {
				by: "icons-in-town-regions",
				resource: "fish"
			}
		}
	},
	"objective-long-06": {
		name: {
			en: "Fruit lands",
			fr: "Terres à fruits"
		},
		length: "long",
		end: {
			type: "templesInPlay",
			threshold: [
				5,
				6,
				7,
				8
			]
		},
		victory: {
			type: "rank",
			criterion: {
				by: "icons-in-town-regions",
				resource: "fruit"
			}
		}
	},
	"objective-long-07": {
		name: {
			en: "Characters",
			fr: "Personnages"
		},
		length: "long",
		end: {
			type: "explorerPilesEmpty",
			count: 3
		},
		victory: {
			type: "rank",
			criterion: { by: "characters" }
		}
	},
	"objective-long-08": {
		name: {
			en: "Progress",
			fr: "Progrès"
		},
		length: "long",
		end: {
			type: "shipsInPlay",
			threshold: [
				6,
				8,
				10,
				12
			]
		},
		victory: {
			type: "rank",
			criterion: { by: "progress" }
		}
	},
	"objective-long-09": {
		name: {
			en: "Pacifist",
			fr: "Pacifiste"
		},
		length: "long",
		end: {
			type: "surplusAbove",
			value: 21
		},
		victory: {
			type: "pacifist",
			gapAbove: 10
		}
	},
	"objective-long-10": {
		name: {
			en: "Separatist",
			fr: "Indépendantiste"
		},
		length: "long",
		end: { type: "bankMoneyEmpty" },
		victory: { type: "separatist" }
	}
};

//#endregion
//#region packages/game-archipelago/src/ends.ts
const SEAT_COUNTS = [
	2,
	3,
	4,
	5
];
const DECKS = {
	short: OBJECTIVES.filter((id) => OBJECTIVE[id].length === "short"),
	medium: OBJECTIVES.filter((id) => OBJECTIVE[id].length === "medium"),
	long: OBJECTIVES.filter((id) => OBJECTIVE[id].length === "long")
};
function objectiveDeck(length) {
	return DECKS[length];
}
function exhausted({ cubes }) {
	let count = 0;
	if (cubes.fruit === 0) count++;
	if (cubes.cattle === 0) count++;
	if (cubes.fish === 0) count++;
	if (cubes.wood === 0) count++;
	if (cubes.stone === 0) count++;
	if (cubes.iron === 0) count++;
	return count;
}
function emptyPiles({ piles }) {
	let count = 0;
	for (let i = 0; i < piles.length; i++) if (piles[i] === 0) count++;
	return count;
}
function cards$1({ players }) {
	let count = 0;
	for (let seat = 0; seat < players.length; seat++) count += players[seat].cards.length;
	return count;
}
function cardsOf$1({ players }, kind) {
	let count = 0;
	for (let seat = 0; seat < players.length; seat++) {
		const owned = players[seat].cards;
		for (let i = 0; i < owned.length; i++) if (CARD[owned[i].id].kind === kind) count++;
	}
	return count;
}
function countOf(state, built, type) {
	switch (type) {
		case "resourcesExhausted": return exhausted(state);
		case "explorerPilesEmpty": return emptyPiles(state);
		case "surplusAbove": return state.surplus;
		case "bankMoneyEmpty": return state.florins === 0 ? 1 : 0;
		case "townsInPlay": return countIn(built, "town");
		case "templesInPlay": return countIn(built, "temple");
		case "marketsInPlay": return countIn(built, "market");
		case "portsInPlay": return countIn(built, "port");
		case "shipsInPlay": return state.units.length - state.population;
		case "charactersInPlay": return cardsOf$1(state, "character");
		case "progressInPlay": return cardsOf$1(state, "progress");
		case "cardsInPlay": return cards$1(state);
		case "populationAtLeast": return state.population;
	}
}
function figureOf(end, seats) {
	switch (end.type) {
		case "resourcesExhausted":
		case "explorerPilesEmpty": return end.count;
		case "surplusAbove": return end.value + 1;
		case "bankMoneyEmpty": return 1;
		default: return end.threshold[seats - 2] ?? null;
	}
}
function watchedOf(deck, seats) {
	return deck.flatMap((objective) => {
		const { end } = OBJECTIVE[objective];
		const figure = figureOf(end, seats);
		return figure === null ? [] : [{
			objective,
			type: end.type,
			figure
		}];
	});
}
const WATCHED = {
	short: SEAT_COUNTS.map((seats) => watchedOf(DECKS.short, seats)),
	medium: SEAT_COUNTS.map((seats) => watchedOf(DECKS.medium, seats)),
	long: SEAT_COUNTS.map((seats) => watchedOf(DECKS.long, seats))
};
function isReached(state, built, type, figure) {
	if ((type === "charactersInPlay" || type === "progressInPlay") && cards$1(state) < figure) return false;
	return countOf(state, built, type) >= figure;
}
function endProgress(table, objective) {
	const { end } = OBJECTIVE[objective];
	const figure = figureOf(end, table.players.length);
	return figure === null ? null : {
		have: countOf(table, buildingCounts(table), end.type),
		figure
	};
}
function missingToEnd(state, objective) {
	const progress = endProgress(state, objective);
	return progress === null ? null : Math.max(0, progress.figure - progress.have);
}
function lookForEnds(draft, emit) {
	if (draft.turn < 1 || draft.ending !== null) return;
	const watched = WATCHED[draft.options.length][draft.players.length - 2];
	const built = buildingCounts(draft);
	for (let i = 0; i < watched.length; i++) {
		const { objective, type, figure } = watched[i];
		if (!isReached(draft, built, type, figure) || draft.met.includes(objective)) continue;
		draft.met.push(objective);
		expose(draft);
		reveal$1(draft, objective, emit);
	}
}
function reveal$1(draft, objective, emit) {
	for (let seat = 0; seat < draft.players.length; seat++) {
		const player = draft.players[seat];
		if (!player.objectives.includes(objective)) continue;
		player.revealed.push(objective);
		draft.closing = true;
		emit({
			type: "objective-revealed",
			seat,
			objective
		});
	}
	if (draft.shown.includes(objective)) {
		draft.closing = true;
		emit({
			type: "objective-revealed",
			seat: null,
			objective
		});
	}
}
function endIfClosing(draft, emit) {
	if (!draft.closing || draft.ending !== null) return;
	draft.ending = "objective";
	emit({
		type: "game-ended",
		by: "objective"
	});
}

//#endregion
//#region packages/game-archipelago/src/event-secrecy.ts
const events = {
	"order-drawn": "open",
	"vote-sealed": "open",
	"trends-chosen": "open",
	"hand-dealt": ({ type, seat, hexes }, viewer) => ({
		type,
		seat,
		hexes: seat === viewer ? hexes : null
	}),
	"hand-shown": "open",
	"region-discovered": "open",
	"unit-placed": "open",
	"unit-moved": "open",
	"token-taken": "open",
	"discs-gained": "open",
	"cube-rewarded": "open",
	"population-moved": "open",
	"rebellion-moved": "open",
	"surplus-moved": "open",
	"hexes-shuffled": "open",
	"objectives-dealt": ({ type, seat, objectives }, viewer) => ({
		type,
		seat,
		objectives: seat === viewer ? objectives : null
	}),
	"objectives-kept": ({ type, seat, objectives }, viewer) => ({
		type,
		seat,
		objectives: seat === viewer ? objectives : null
	}),
	"objectives-shown": "open",
	"turn-begun": "open",
	"units-disengaged": "open",
	"bid-sealed": "open",
	"bids-revealed": "open",
	"order-kept": "open",
	"order-set": "open",
	"crisis-begun": "open",
	"cube-consumed": "open",
	"citizens-stood": "open",
	"step-ended": "open",
	"crisis-ended": "open",
	"event-resolved": "open",
	"rebel-expelled": "open",
	"rebel-spared": "open",
	"benefactor-credited": "open",
	"round-begun": "open",
	passed: "open",
	"disc-placed": "open",
	"taxes-taken": "open",
	"permission-asked": "open",
	"permission-given": "open",
	"permission-refused": "open",
	"price-named": "open",
	"price-paid": "open",
	"harvest-withdrawn": "open",
	"unit-deployed": "open",
	harvested: "open",
	"migration-ended": "open",
	"migration-cancelled": "open",
	"convoy-sailed": "open",
	transacted: "open",
	"hex-taken": ({ type, seat, hex, open }, viewer) => ({
		type,
		seat,
		hex: open || seat === viewer ? hex : null,
		open
	}),
	"hex-refused": "open",
	"exploration-failed": "open",
	"worker-recruited": "open",
	built: "open",
	"card-used": "open",
	"wonder-built": "open",
	"citizen-immortalised": "open",
	"ship-sunk": "open",
	"screen-lifted": "open",
	"cube-given": "open",
	"hands-filled": "open",
	"hand-picked": (event, viewer) => {
		const { type, thief, victim, hand, cube, resource } = event;
		return {
			type,
			thief,
			victim,
			hand,
			cube,
			resource: viewer === thief || viewer === victim ? resource : null
		};
	},
	"icon-pillaged": "open",
	"cards-revealed": "open",
	"card-bought": "open",
	"card-rotated": "open",
	"cards-discarded": "open",
	"track-filled": "open",
	"evolution-shuffled": "open",
	"building-used": "open",
	"deal-proposed": "open",
	"deal-struck": "open",
	"deal-declined": "open",
	"deal-withdrawn": "open",
	"deal-lapsed": "open",
	"objective-revealed": "open",
	"game-ended": "open"
};

//#endregion
//#region packages/game-archipelago/src/data/colours.ts
const COLOURS = [
	"red",
	"yellow",
	"green",
	"blue",
	"violet"
];
const TWO_PLAYER_COLOURS = [["red", "yellow"], ["green", "blue"]];

//#endregion
//#region packages/game-archipelago/src/data/components.ts
const EXPLORER_PILES = [
	8,
	8,
	8
];
const START = {
	florins: 10,
	discs: 3,
	citizens: 2,
	hand: 3,
	domesticCubes: 1,
	desertSurplus: 5
};

//#endregion
//#region packages/game-archipelago/src/board/pieces.ts
const PIECES_PER_COLOUR = 10 + 4;
function coloursOf(options, seats, seat) {
	if (seats > 2) return [COLOURS[seat]];
	const pair = TWO_PLAYER_COLOURS[seat];
	return options.firstColours.split("-")[seat] === pair[1] ? [pair[1], pair[0]] : pair;
}
function unitOf(state, id) {
	const { units } = state;
	for (let i = 0; i < units.length; i++) {
		const unit = units[i];
		if (unit.id === id) return unit;
	}
	return null;
}
function reserveOf(state, seat, kind) {
	let left = (state.players.length === 2 ? 2 : 1) * (kind === "citizen" ? 10 : 4);
	const { units } = state;
	for (let i = 0; i < units.length; i++) {
		const unit = units[i];
		if (unit.seat === seat && unit.kind === kind) left--;
	}
	if (kind === "citizen") {
		const cards = state.players[seat]?.cards ?? [];
		for (let i = 0; i < cards.length; i++) if ((cards[i]?.citizen ?? -1) >= 0) left--;
	}
	return left;
}
function isFree(state, seat, id) {
	if (unitOf(state, id) !== null) return false;
	const { cards } = playerOf(state, seat);
	for (let i = 0; i < cards.length; i++) if (cards[i]?.citizen === id) return false;
	return true;
}
function nextPiece(state, seat, kind) {
	const from = kind === "citizen" ? 0 : 10;
	const to = kind === "citizen" ? 10 : PIECES_PER_COLOUR;
	for (const colour of coloursOf(state.options, state.players.length, seat)) {
		const first = COLOURS.indexOf(colour) * PIECES_PER_COLOUR;
		for (let n = from; n < to; n++) if (isFree(state, seat, first + n)) return first + n;
	}
	return -1;
}
function placeUnit(draft, seat, kind, region, area, emit) {
	const unit = {
		id: nextPiece(draft, seat, kind),
		seat,
		kind,
		region,
		area,
		lying: false,
		engaged: false,
		icon: -1,
		building: null
	};
	draft.units.push(unit);
	emit({
		type: "unit-placed",
		unit: unit.id,
		seat,
		region,
		area
	});
	return unit;
}
function removeUnit(draft, id) {
	for (let i = 0; i < draft.units.length; i++) if (draft.units[i]?.id === id) {
		draft.units.splice(i, 1);
		return;
	}
}
function citizensIn(state, seat, region) {
	let count = 0;
	const { units } = state;
	for (let i = 0; i < units.length; i++) {
		const unit = units[i];
		if (unit.seat === seat && unit.region === region && unit.kind === "citizen") count++;
	}
	return count;
}
function isFreeToAct(unit) {
	return !unit.lying && !unit.engaged;
}
function checkFree(unit, seat, rule) {
	if (unit === null || unit.seat !== seat) return {
		rule,
		reason: "not-your-unit"
	};
	if (unit.lying) return {
		rule,
		reason: "unit-rebels"
	};
	return unit.engaged ? {
		rule,
		reason: "unit-engaged"
	} : null;
}

//#endregion
//#region packages/game-archipelago/src/board/operating.ts
const TRADE_BUILDINGS = ["market", "port"];
const MARKET_OF = {
	market: "domestic",
	port: "export"
};
const NO_BUILDING$1 = {
	rule: "AR-19.1",
	reason: "no-such-building"
};
const NOT_CONTROLLED = {
	rule: "AR-19.2",
	reason: "building-not-controlled"
};
const USED = {
	rule: "AR-19.2",
	reason: "building-used-this-turn"
};
const ENGAGED$1 = {
	rule: "AR-19.3",
	reason: "unit-engaged"
};
const NOT_OPERATOR = {
	rule: "AR-19.4",
	reason: "unit-cannot-operate"
};
function isUsed(state, region, building) {
	const { marketUsed, portUsed } = regionAt(state, region);
	return building === "market" ? marketUsed : portUsed;
}
function mayOperate(unit, seat, building) {
	if (unit.seat !== seat || unit.lying) return NOT_OPERATOR;
	if (unit.building === "town") return null;
	if (unit.building !== building) return NOT_OPERATOR;
	return unit.engaged ? ENGAGED$1 : null;
}
function checkOperator(state, seat, move) {
	const { region, building } = move;
	if (region >= state.regions.length || spotOf(regionAt(state, region), building) < 0) return NO_BUILDING$1;
	if (controllerOf(state, region, building) !== seat) return NOT_CONTROLLED;
	if (isUsed(state, region, building)) return USED;
	const unit = unitOf(state, move.unit);
	return unit === null || unit.region !== region ? NOT_OPERATOR : mayOperate(unit, seat, building);
}
function hasTradeBuilding(state, region) {
	const { market, port } = regionAt(state, region);
	return market >= 0 || port >= 0;
}
function operatorsOf(state, seat, region, building) {
	const operators = [];
	if (spotOf(regionAt(state, region), building) < 0 || isUsed(state, region, building)) return operators;
	if (controllerOf(state, region, building) !== seat) return operators;
	const occupant = unitOn(state, region, building);
	const holder = townHolder(state, region);
	if (occupant !== null && mayOperate(occupant, seat, building) === null) operators.push(occupant.id);
	if (holder !== null && mayOperate(holder, seat, building) === null) operators.push(holder.id);
	return operators;
}
function canOperateSome(state, seat) {
	for (let region = 0; region < state.regions.length; region++) {
		if (!hasTradeBuilding(state, region)) continue;
		for (const building of TRADE_BUILDINGS) if (operatorsOf(state, seat, region, building).length > 0) return true;
	}
	return false;
}

//#endregion
//#region packages/game-archipelago/src/flow/actions.ts
function mayAct(state, seat) {
	if (playerOf(state, seat).discs > 0 || canOperateSome(state, seat)) return true;
	for (let owner = 0; owner < state.players.length; owner++) for (const { id, ready } of playerOf(state, owner).cards) {
		const { activation, cost } = CARD[id];
		if (!ready || cost.discs > 0) continue;
		if (activation === "any" || activation === "owner" && owner === seat) return true;
	}
	return false;
}
const actions = {
	decisions: () => NOBODY,
	settle(draft, frame, emit) {
		endIfClosing(draft, emit);
		if (draft.ending !== null) return "done";
		const seats = draft.order.length;
		for (let step = 1; step <= seats; step++) {
			const at = (frame.at + step) % seats;
			const seat = draft.order[at];
			if (frame.out[seat]) continue;
			if (!mayAct(draft, seat)) {
				frame.out[seat] = true;
				continue;
			}
			frame.at = at;
			resetDeals(draft);
			emit({
				type: "round-begun",
				seat
			});
			draft.stack.push({
				kind: "round",
				id: frameId(draft),
				seat,
				said: 0,
				acted: false,
				carded: false,
				traded: false,
				ended: false,
				refused: [],
				doubled: []
			});
			return "again";
		}
		return "done";
	}
};

//#endregion
//#region packages/game-archipelago/src/cards/deck.ts
function topCard(state) {
	return state.evolutionDeck[state.evolutionDeck.length - 1];
}
function topBack(state) {
	const card = topCard(state);
	return card === void 0 ? null : CARD[card].back;
}
function reshuffleEvolution(draft, emit) {
	if (draft.evolutionDeck.length > 0 || draft.evolutionDiscard.length === 0) return;
	draft.evolutionDeck = shuffle(draft.rng, draft.evolutionDiscard);
	draft.evolutionDiscard = [];
	emit({ type: "evolution-shuffled" });
}
function discardCards(draft, cards, emit) {
	if (cards.length === 0) return;
	draft.evolutionDiscard.push(...cards);
	emit({
		type: "cards-discarded",
		cards: cards.slice()
	});
}
function drawToTrack(draft, slot, emit) {
	const card = draft.evolutionDeck.pop();
	if (card === void 0) return false;
	expose(draft);
	draft.track[slot] = {
		card,
		corner: 0
	};
	emit({
		type: "track-filled",
		slot,
		card
	});
	reshuffleEvolution(draft, emit);
	return true;
}
function openRedZones(draft) {
	const back = topBack(draft);
	if (back === null || !back.upper.red && !back.lower.red) return;
	draft.stack.push({
		kind: "balance",
		id: frameId(draft),
		half: 0,
		red: true
	});
}

//#endregion
//#region packages/game-archipelago/src/economy/markers.ts
function moveRebellion(draft, by, emit) {
	const to = Math.max(0, draft.rebellion + by);
	if (to === draft.rebellion) return;
	emit({
		type: "rebellion-moved",
		by: to - draft.rebellion,
		to
	});
	draft.rebellion = to;
	lookForIndependence(draft, emit);
}
function movePopulation(draft, by, emit) {
	draft.population += by;
	emit({
		type: "population-moved",
		by,
		to: draft.population
	});
	lookForIndependence(draft, emit);
}
function moveSurplus(draft, by, emit) {
	const to = Math.max(0, draft.surplus + by);
	if (to === draft.surplus) return;
	emit({
		type: "surplus-moved",
		by: to - draft.surplus,
		to
	});
	draft.surplus = to;
}
function lookForIndependence(draft, emit) {
	if (draft.rebellion <= draft.population || draft.ending !== null) return;
	draft.ending = "independence";
	emit({
		type: "game-ended",
		by: "independence"
	});
}

//#endregion
//#region packages/game-archipelago/src/data/editions.ts
const EDITIONS = ["en-2.0", "fr-2012"];
const EDITION_RULES = {
	"en-2.0": {
		migrateToAdjacentBuilding: true,
		templeStandsAnyNumber: true,
		banksSeparate: true,
		landOnTwoBanks: true
	},
	"fr-2012": {
		migrateToAdjacentBuilding: false,
		templeStandsAnyNumber: false,
		banksSeparate: false,
		landOnTwoBanks: false
	}
};

//#endregion
//#region packages/game-archipelago/src/economy/benefactor.ts
function creditBenefactor(draft, seat, emit) {
	if (!draft.trends.includes("trend-benefactor")) return;
	draft.benefactor[seat] = draft.benefactor[seat] + 1;
	if (draft.florins > 0) {
		draft.florins--;
		draft.benefactorCoins++;
	}
	emit({
		type: "benefactor-credited",
		seat
	});
}

//#endregion
//#region packages/game-archipelago/src/economy/payment.ts
const WRONG_PAYMENT = {
	rule: "AR-23.1",
	reason: "payment-does-not-fit"
};
const NOT_ENOUGH_CUBES = {
	rule: "AR-23.1",
	reason: "not-enough-cubes"
};
function paymentsOf(player, cubes) {
	if (cubes.length === 0) return [[]];
	if (!canPayCubes(player, cubes)) return [];
	let ways = [[]];
	for (let from = 0; from < cubes.length;) {
		const resource = cubes[from];
		let to = from;
		while (cubes[to] === resource) to++;
		const extended = [];
		for (const way of ways) {
			let tokensLeft = player.tokens;
			for (let i = 0; i < way.length; i++) if (way[i] === "token") tokensLeft--;
			for (let tokens = 0; tokens <= to - from; tokens++) {
				if (tokens > tokensLeft || to - from - tokens > player.cubes[resource]) continue;
				const rest = way.slice();
				for (let i = from; i < to; i++) rest.push(i < to - tokens ? resource : "token");
				extended.push(rest);
			}
		}
		ways = extended;
		from = to;
	}
	return ways;
}
function anyCubePayments(player) {
	const ways = [];
	for (const resource of RESOURCES) if (player.cubes[resource] > 0) ways.push([resource]);
	if (player.tokens > 0) ways.push(["token"]);
	return ways;
}
function canPayCubes(player, cubes) {
	let tokens = player.tokens;
	for (let i = 0; i < cubes.length; i++) {
		const resource = cubes[i];
		let before = 0;
		for (let j = 0; j < i; j++) if (cubes[j] === resource) before++;
		if (player.cubes[resource] <= before && --tokens < 0) return false;
	}
	return true;
}
function checkPayment(state, seat, cubes, payment) {
	if (payment.length !== cubes.length) return WRONG_PAYMENT;
	const player = playerOf(state, seat);
	let tokens = 0;
	for (const [i, coin] of payment.entries()) {
		const resource = cubes[i];
		if (coin === "token") tokens++;
		else if (coin !== resource) return WRONG_PAYMENT;
		else if (i > 0 && payment[i - 1] === "token" && cubes[i - 1] === resource) return WRONG_PAYMENT;
		else if (payment.filter((other) => other === coin).length > player.cubes[coin]) return NOT_ENOUGH_CUBES;
	}
	return tokens > player.tokens ? NOT_ENOUGH_CUBES : null;
}
function checkAnyCubes(state, seat, cubes, payment) {
	if (payment.length !== cubes) return WRONG_PAYMENT;
	const player = playerOf(state, seat);
	for (const coin of payment) if ((coin === "token" ? player.tokens : player.cubes[coin]) < 1) return NOT_ENOUGH_CUBES;
	return null;
}
function payCubes(draft, seat, payment) {
	const player = playerOf(draft, seat);
	for (const coin of payment) if (coin === "token") {
		player.tokens--;
		draft.tokensSpent++;
	} else {
		player.cubes[coin]--;
		draft.cubes[coin]++;
	}
}
function payBank(draft, seat, florins) {
	playerOf(draft, seat).florins -= florins;
	draft.florins += florins;
}
function takeFromBank(draft, seat, florins) {
	const paid = Math.min(florins, draft.florins);
	draft.florins -= paid;
	playerOf(draft, seat).florins += paid;
	return paid;
}
function takeCubes(draft, seat, resource, wanted) {
	const taken = Math.min(wanted, draft.cubes[resource]);
	draft.cubes[resource] -= taken;
	playerOf(draft, seat).cubes[resource] += taken;
	return taken;
}

//#endregion
//#region packages/game-archipelago/src/flow/crisis-cubes.ts
const SOURCES = [
	"market",
	"screen",
	"token"
];
const ZONE_EMPTY = {
	domestic: {
		rule: "AR-8.6",
		reason: "zone-empty"
	},
	export: {
		rule: "AR-8.13",
		reason: "zone-empty"
	}
};
const NO_CUBE$2 = {
	domestic: {
		rule: "AR-8.6",
		reason: "no-such-cube"
	},
	export: {
		rule: "AR-8.13",
		reason: "no-such-cube"
	}
};
const NO_TOKEN$2 = {
	rule: "AR-23.1",
	reason: "no-explorer-token"
};
function checkSource(state, seat, crisis, resource, source) {
	if (source === "market") return state[crisis][resource] > 0 ? null : ZONE_EMPTY[crisis];
	if (source === "screen") return playerOf(state, seat).cubes[resource] > 0 ? null : NO_CUBE$2[crisis];
	return playerOf(state, seat).tokens > 0 ? null : NO_TOKEN$2;
}
function spendCube(draft, seat, crisis, resource, source, emit) {
	if (source === "market") {
		draft[crisis][resource]--;
		draft.cubes[resource]++;
	} else payCubes(draft, seat, [source === "screen" ? resource : "token"]);
	emit({
		type: "cube-consumed",
		seat,
		crisis,
		source,
		resource
	});
	if (source !== "market") creditBenefactor(draft, seat, emit);
}

//#endregion
//#region packages/game-archipelago/src/flow/expulsion.ts
function openExpulsion(draft) {
	const seats = [];
	const units = [];
	for (const seat of draft.order) for (const unit of draft.units) {
		if (!unit.lying || unit.seat === seat || unit.building !== "port" && unit.building !== "market") continue;
		if (townHolder(draft, unit.region)?.seat !== seat) continue;
		seats.push(seat);
		units.push(unit.id);
	}
	if (units.length > 0) draft.stack.push({
		kind: "expulsion",
		id: frameId(draft),
		seats,
		units,
		at: 0
	});
}
const expulsion = {
	decisions(state, frame) {
		const seat = frame.seats[frame.at];
		const unit = unitOf(state, frame.units[frame.at] ?? -1);
		if (seat === void 0 || unit === null || unit.building === null) return NOBODY;
		const { id, region, building } = unit;
		return [asked(frame, seat, {
			kind: "expel-or-spare",
			unit: id,
			region,
			building
		}, frame.at)];
	},
	settle: done
};
const expelOrSpare = ask("expel-or-spare", {
	rule: "AR-8.12",
	frame: "expulsion",
	answers: ["expel", "spare"],
	list: () => [{ type: "expel" }, { type: "spare" }],
	check: () => null,
	answer(draft, seat, frame, { type }, emit) {
		const unit = unitOf(draft, frame.units[frame.at] ?? -1);
		frame.at++;
		if (unit === null) return;
		if (type === "expel") {
			unit.building = null;
			emit({
				type: "rebel-expelled",
				seat,
				unit: unit.id
			});
		} else emit({
			type: "rebel-spared",
			seat,
			unit: unit.id
		});
	},
	fallback: () => ({ type: "spare" })
});

//#endregion
//#region packages/game-archipelago/src/flow/domestic-crisis.ts
function openDomesticCrisis(draft, resource, citizensPerCube, emit) {
	emit({
		type: "crisis-begun",
		crisis: "domestic",
		resource,
		figure: citizensPerCube
	});
	for (const unit of draft.units) if (unit.kind === "citizen" && unit.building !== "temple") unit.lying = true;
	resetDeals(draft);
	draft.stack.push({
		kind: "domestic-crisis",
		id: frameId(draft),
		resource,
		citizensPerCube,
		at: 0,
		said: 0,
		toStand: 0,
		over: false
	});
}
function lyingCount(state) {
	let count = 0;
	for (let i = 0; i < state.units.length; i++) if (state.units[i].lying) count++;
	return count;
}
function standAll(draft, seat, region, emit) {
	const stood = [];
	for (const unit of draft.units) {
		if (!unit.lying || region !== null && unit.region !== region) continue;
		unit.lying = false;
		stood.push(unit.id);
	}
	emit({
		type: "citizens-stood",
		seat,
		units: stood
	});
}
function stand(draft, seat, id, emit) {
	const unit = unitOf(draft, id);
	if (unit !== null) unit.lying = false;
	emit({
		type: "citizens-stood",
		seat,
		units: [id]
	});
}
function endStep(draft, frame, seat, emit) {
	frame.at++;
	frame.said = 0;
	resetDeals(draft);
	emit({
		type: "step-ended",
		seat
	});
}
const domesticCrisis = {
	decisions(state, frame) {
		const seat = state.order[frame.at];
		if (frame.over || seat === void 0 || lyingCount(state) === 0) return NOBODY;
		const { resource, citizensPerCube, toStand, said } = frame;
		if (toStand > 0) return [asked(frame, seat, {
			kind: "stand-citizen",
			left: toStand
		}, said)];
		return [asked(frame, seat, {
			kind: "domestic-step",
			resource,
			citizensPerCube
		}, said)];
	},
	settle(draft, frame, emit) {
		if (frame.over) return "done";
		frame.over = true;
		const rebels = lyingCount(draft);
		emit({
			type: "crisis-ended",
			crisis: "domestic",
			short: rebels
		});
		moveRebellion(draft, rebels, emit);
		if (draft.ending === null) openExpulsion(draft);
		return "again";
	}
};
const NOT_LYING = {
	rule: "AR-8.7",
	reason: "not-a-lying-citizen"
};
const NO_TEMPLE = {
	rule: "AR-8.8",
	reason: "temple-not-controlled"
};
const NOBODY_THERE = {
	rule: "AR-8.8",
	reason: "nobody-lies-there"
};
const ALL_OR_NONE = {
	rule: "AR-8.8",
	reason: "all-of-the-region"
};
const ONE_BY_ONE = {
	rule: "AR-8.8",
	reason: "name-the-citizen"
};
function checkTemple(state, seat, move) {
	if (move.region >= state.regions.length || controllerOf(state, move.region, "temple") !== seat) return NO_TEMPLE;
	const anyNumber = EDITION_RULES[state.options.edition].templeStandsAnyNumber;
	if (move.unit === null) {
		if (anyNumber) return ONE_BY_ONE;
		return state.units.some((unit) => unit.lying && unit.region === move.region) ? null : NOBODY_THERE;
	}
	if (!anyNumber) return ALL_OR_NONE;
	const unit = unitOf(state, move.unit);
	return unit !== null && unit.lying && unit.region === move.region ? null : NOBODY_THERE;
}
function templeMoves(state, seat) {
	const moves = [];
	for (let region = 0; region < state.regions.length; region++) {
		if (controllerOf(state, region, "temple") !== seat) continue;
		const units = [null];
		for (const unit of state.units) if (unit.lying && unit.region === region) units.push(unit.id);
		for (const unit of units) {
			const move = {
				type: "use-temple",
				region,
				unit
			};
			if (checkTemple(state, seat, move) === null) moves.push(move);
		}
	}
	return moves;
}
const domesticStep = ask("domestic-step", {
	rule: "AR-8.6",
	frame: "domestic-crisis",
	answers: [
		"consume",
		"use-temple",
		"end-step"
	],
	list(state, seat, { resource }) {
		const moves = [];
		for (const source of SOURCES) if (checkSource(state, seat, "domestic", resource, source) === null) moves.push({
			type: "consume",
			source
		});
		moves.push(...templeMoves(state, seat), { type: "end-step" });
		return moves;
	},
	check(state, seat, { resource }, move) {
		if (move.type === "consume") return checkSource(state, seat, "domestic", resource, move.source);
		return move.type === "use-temple" ? checkTemple(state, seat, move) : null;
	},
	answer(draft, seat, frame, move, emit) {
		frame.said++;
		switch (move.type) {
			case "consume":
				spendCube(draft, seat, "domestic", frame.resource, move.source, emit);
				if (lyingCount(draft) <= frame.citizensPerCube) standAll(draft, seat, null, emit);
				else frame.toStand = frame.citizensPerCube;
				break;
			case "use-temple":
				if (move.unit === null) standAll(draft, seat, move.region, emit);
				else stand(draft, seat, move.unit, emit);
				break;
			case "end-step": endStep(draft, frame, seat, emit);
		}
	},
	fallback: () => ({ type: "end-step" })
});
const standCitizen = ask("stand-citizen", {
	rule: "AR-8.7",
	frame: "domestic-crisis",
	answers: ["stand"],
	list({ units }) {
		const moves = [];
		for (let i = 0; i < units.length; i++) {
			const unit = units[i];
			if (unit.lying) moves.push({
				type: "stand",
				unit: unit.id
			});
		}
		return moves;
	},
	check: (state, _seat, _frame, { unit }) => unitOf(state, unit)?.lying ? null : NOT_LYING,
	answer(draft, seat, frame, { unit }, emit) {
		frame.said++;
		frame.toStand--;
		stand(draft, seat, unit, emit);
	},
	fallback: (state) => ({
		type: "stand",
		unit: state.units.find((unit) => unit.lying)?.id ?? 0
	})
});

//#endregion
//#region packages/game-archipelago/src/flow/export-crisis.ts
function openExportCrisis(draft, resource, missing, emit) {
	emit({
		type: "crisis-begun",
		crisis: "export",
		resource,
		figure: missing
	});
	resetDeals(draft);
	draft.stack.push({
		kind: "export-crisis",
		id: frameId(draft),
		resource,
		missing,
		at: 0,
		said: 0
	});
}
const exportCrisis = {
	decisions(state, frame) {
		const seat = state.order[frame.at];
		if (seat === void 0 || frame.missing === 0) return NOBODY;
		const { resource, missing, said } = frame;
		return [asked(frame, seat, {
			kind: "export-step",
			resource,
			missing
		}, said)];
	},
	settle(draft, frame, emit) {
		emit({
			type: "crisis-ended",
			crisis: "export",
			short: frame.missing
		});
		moveRebellion(draft, frame.missing, emit);
		return "done";
	}
};
const exportStep = ask("export-step", {
	rule: "AR-8.13",
	frame: "export-crisis",
	answers: ["supply", "end-step"],
	list(state, seat, { resource }) {
		const moves = [];
		for (const source of SOURCES) if (checkSource(state, seat, "export", resource, source) === null) moves.push({
			type: "supply",
			source
		});
		moves.push({ type: "end-step" });
		return moves;
	},
	check: (state, seat, { resource }, move) => move.type === "supply" ? checkSource(state, seat, "export", resource, move.source) : null,
	answer(draft, seat, frame, move, emit) {
		if (move.type === "supply") {
			frame.said++;
			frame.missing--;
			spendCube(draft, seat, "export", frame.resource, move.source, emit);
			return;
		}
		frame.at++;
		frame.said = 0;
		resetDeals(draft);
		emit({
			type: "step-ended",
			seat
		});
	},
	fallback: () => ({ type: "end-step" })
});

//#endregion
//#region packages/game-archipelago/src/flow/balance.ts
function resolveHalf(draft, half, emit) {
	switch (half.type) {
		case "domestic-crisis":
			openDomesticCrisis(draft, half.resource, half.citizensPerCube, emit);
			break;
		case "export-crisis":
			openExportCrisis(draft, half.resource, half.cubes, emit);
			break;
		case "event": {
			const count = countedBuildings(draft, half.per);
			emit({
				type: "event-resolved",
				per: half.per,
				delta: half.delta,
				count
			});
			moveRebellion(draft, half.delta * count, emit);
		}
	}
}
const balance = {
	decisions: () => NOBODY,
	settle(draft, frame, emit) {
		if (!frame.red) endIfClosing(draft, emit);
		const back = topBack(draft);
		if (frame.half === 2 || back === null) return "done";
		const half = frame.half === 0 ? back.upper : back.lower;
		frame.half++;
		if (half.red === frame.red && draft.ending === null) resolveHalf(draft, half, emit);
		return "again";
	}
};

//#endregion
//#region packages/game-archipelago/src/data/hexes.ts
const HEXES = [
	"hex-01",
	"hex-02",
	"hex-03",
	"hex-04",
	"hex-05",
	"hex-06",
	"hex-07",
	"hex-08",
	"hex-09",
	"hex-10",
	"hex-11",
	"hex-12",
	"hex-13",
	"hex-14",
	"hex-15",
	"hex-16",
	"hex-17",
	"hex-18",
	"hex-19",
	"hex-20",
	"hex-21",
	"hex-22",
	"hex-23",
	"hex-24"
];
const SIDES = [
	"hex-start-open-sea",
	"hex-start-desert-village",
	"hex-01-a",
	"hex-01-b",
	"hex-02-a",
	"hex-02-b",
	"hex-03-a",
	"hex-03-b",
	"hex-04-a",
	"hex-04-b",
	"hex-05-a",
	"hex-05-b",
	"hex-06-a",
	"hex-06-b",
	"hex-07-a",
	"hex-07-b",
	"hex-08-a",
	"hex-08-b",
	"hex-09-a",
	"hex-09-b",
	"hex-10-a",
	"hex-10-b",
	"hex-11-a",
	"hex-11-b",
	"hex-12-a",
	"hex-12-b",
	"hex-13-a",
	"hex-13-b",
	"hex-14-a",
	"hex-14-b",
	"hex-15-a",
	"hex-15-b",
	"hex-16-a",
	"hex-16-b",
	"hex-17-a",
	"hex-17-b",
	"hex-18-a",
	"hex-18-b",
	"hex-19-a",
	"hex-19-b",
	"hex-20-a",
	"hex-20-b",
	"hex-21-a",
	"hex-21-b",
	"hex-22-a",
	"hex-22-b",
	"hex-23-a",
	"hex-23-b",
	"hex-24-a",
	"hex-24-b"
];
const SIDE_DATA = {
	"hex-start-open-sea": {
		name: {
			en: "Open sea",
			fr: "Pleine mer"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"sea",
			"sea"
		],
		areas: [{
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.34, -.38]
		}],
		coasts: [],
		icons: [
			{
				resource: "fish",
				area: "sea-a",
				at: [0, .68]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [0, -.68]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.6, 0]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [-.6, 0]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [0, .04]
			}
		],
		huts: []
	},
	"hex-start-desert-village": {
		name: {
			en: "Desert village",
			fr: "Village du désert"
		},
		edges: [
			"field",
			"field",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.3, -.34]
		}],
		coasts: [],
		icons: [],
		huts: [
			{
				area: "land-a",
				at: [0, .68]
			},
			{
				area: "land-a",
				at: [0, -.68]
			},
			{
				area: "land-a",
				at: [.6, 0]
			},
			{
				area: "land-a",
				at: [-.6, 0]
			},
			{
				area: "land-a",
				at: [0, .04]
			}
		]
	},
	"hex-01-a": {
		name: {
			en: "Region 01A",
			fr: "Région 01A"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "wood",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, -.48]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.6, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, .16]
		}]
	},
	"hex-01-b": {
		name: {
			en: "Region 01B",
			fr: "Région 01B"
		},
		edges: [
			"field",
			"field",
			"mountain",
			"mountain",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.36, -.36]
		}],
		coasts: [],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [0, -.68]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [.6, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, 0]
		}, {
			area: "land-a",
			at: [0, .04]
		}]
	},
	"hex-02-a": {
		name: {
			en: "Region 02A",
			fr: "Région 02A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.4, 0]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [{
			resource: "wood",
			area: "land-a",
			at: [-.24, .56]
		}, {
			resource: "fruit",
			area: "land-a",
			at: [-.24, -.56]
		}],
		huts: [
			{
				area: "land-a",
				at: [-.6, 0]
			},
			{
				area: "land-a",
				at: [-.16, 0]
			},
			{
				area: "land-a",
				at: [-.56, .36]
			}
		]
	},
	"hex-02-b": {
		name: {
			en: "Region 02B",
			fr: "Région 02B"
		},
		edges: [
			"sea",
			"field",
			"field",
			"sea",
			"field",
			"field"
		],
		areas: [
			{
				id: "land-a",
				kind: "land",
				edges: [1, 2],
				polygon: [
					[.87, -.5],
					[.87, .5],
					[0, 1],
					[.2, .35],
					[.32, .18],
					[.4, 0]
				],
				anchor: [.56, .32]
			},
			{
				id: "land-b",
				kind: "land",
				edges: [4, 5],
				polygon: [
					[-.87, .5],
					[-.87, -.5],
					[0, -1],
					[-.2, -.35],
					[-.32, -.18],
					[-.4, 0]
				],
				anchor: [-.56, -.32]
			},
			{
				id: "sea-a",
				kind: "sea",
				edges: [0, 3],
				polygon: [
					[.87, -.5],
					[.4, 0],
					[.32, .18],
					[.2, .35],
					[0, 1],
					[-.87, .5],
					[-.4, 0],
					[-.32, -.18],
					[-.2, -.35],
					[0, -1]
				],
				anchor: [0, 0]
			}
		],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.32, .18]
		}, {
			land: "land-b",
			sea: "sea-a",
			at: [-.32, -.18]
		}],
		icons: [
			{
				resource: "cattle",
				area: "land-a",
				at: [.64, .08]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [.4, .48]
			},
			{
				resource: "wood",
				area: "land-b",
				at: [-.64, -.08]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.44, -.44]
			}
		],
		huts: [{
			area: "land-b",
			at: [-.4, -.48]
		}]
	},
	"hex-03-a": {
		name: {
			en: "Region 03A",
			fr: "Région 03A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [4, 5],
			polygon: [
				[-.87, .5],
				[-.87, -.5],
				[0, -1],
				[-.05, -.09],
				[-.08, -.05],
				[-.1, 0]
			],
			anchor: [-.44, -.28]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3
			],
			polygon: [
				[-.87, .5],
				[-.1, 0],
				[-.08, -.05],
				[-.05, -.09],
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1]
			],
			anchor: [.28, .16]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.08, -.05]
		}],
		icons: [{
			resource: "cattle",
			area: "land-a",
			at: [-.68, .16]
		}, {
			resource: "cattle",
			area: "land-a",
			at: [-.2, -.68]
		}],
		huts: [
			{
				area: "land-a",
				at: [-.68, -.4]
			},
			{
				area: "land-a",
				at: [-.24, -.12]
			},
			{
				area: "land-a",
				at: [-.36, -.4]
			}
		]
	},
	"hex-03-b": {
		name: {
			en: "Region 03B",
			fr: "Région 03B"
		},
		edges: [
			"field",
			"field",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.34, -.38]
		}],
		coasts: [],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [0, -.68]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [.6, 0]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [0, .04]
		}]
	},
	"hex-04-a": {
		name: {
			en: "Region 04A",
			fr: "Région 04A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"field",
			"mountain",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.4, 0]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [-.24, .56]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, .48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, 0]
		}, {
			area: "land-a",
			at: [-.16, 0]
		}]
	},
	"hex-04-b": {
		name: {
			en: "Region 04B",
			fr: "Région 04B"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"sea",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [5],
			polygon: [
				[-.87, -.5],
				[0, -1],
				[.06, .1]
			],
			anchor: [-.28, -.48]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3,
				4
			],
			polygon: [
				[-.87, -.5],
				[.06, .1],
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5]
			],
			anchor: [.12, .36]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.06, .1]
		}],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [-.16, -.28]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.36, -.48]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [-.6, .32]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.48, -.48]
		}, {
			area: "land-a",
			at: [-.2, -.64]
		}]
	},
	"hex-05-a": {
		name: {
			en: "Region 05A",
			fr: "Région 05A"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"mountain",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "iron",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, -.48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, .16]
		}, {
			area: "land-a",
			at: [-.08, .2]
		}]
	},
	"hex-05-b": {
		name: {
			en: "Region 05B",
			fr: "Région 05B"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"field",
			"mountain"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [4, 5],
			polygon: [
				[-.87, .5],
				[-.87, -.5],
				[0, -1],
				[-.05, -.09],
				[-.08, -.05],
				[-.1, 0]
			],
			anchor: [-.48, -.24]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3
			],
			polygon: [
				[-.87, .5],
				[-.1, 0],
				[-.08, -.05],
				[-.05, -.09],
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1]
			],
			anchor: [.28, .16]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.08, -.05]
		}],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [-.28, -.56]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [-.64, .08]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.24, -.56]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.64, -.36]
		}, {
			area: "land-a",
			at: [-.28, -.16]
		}]
	},
	"hex-06-a": {
		name: {
			en: "Region 06A",
			fr: "Région 06A"
		},
		edges: [
			"sea",
			"field",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[-.06, .1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.12, .36]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0],
			polygon: [
				[0, -1],
				[.87, -.5],
				[-.06, .1]
			],
			anchor: [.28, -.48]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.06, .1]
		}],
		icons: [
			{
				resource: "cattle",
				area: "land-a",
				at: [-.36, -.48]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [.6, .32]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [-.36, .48]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [.16, .6]
		}]
	},
	"hex-06-b": {
		name: {
			en: "Region 06B",
			fr: "Région 06B"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"sea",
			"sea"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [],
			polygon: [
				[0, -.62],
				[.54, -.31],
				[.54, .31],
				[0, .62],
				[-.54, .31],
				[-.54, -.31]
			],
			anchor: [0, 0]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			holes: ["land-a"],
			anchor: [-.28, -.64]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.27, .47]
		}],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [.24, .16]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [-.24, -.16]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.04, .8]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [-.04, -.8]
			}
		],
		huts: [{
			area: "land-a",
			at: [.16, -.2]
		}]
	},
	"hex-07-a": {
		name: {
			en: "Region 07A",
			fr: "Région 07A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"mountain",
			"mountain",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.4, 0]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [-.24, .56]
			},
			{
				resource: "iron",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, .48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, 0]
		}, {
			area: "land-a",
			at: [-.16, 0]
		}]
	},
	"hex-07-b": {
		name: {
			en: "Region 07B",
			fr: "Région 07B"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "cattle",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, .16]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, -.48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.08, .2]
		}]
	},
	"hex-08-a": {
		name: {
			en: "Region 08A",
			fr: "Région 08A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.54, -.36]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [-.24, .56]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [-.6, 0]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, .48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.16, 0]
		}]
	},
	"hex-08-b": {
		name: {
			en: "Region 08B",
			fr: "Région 08B"
		},
		edges: [
			"mountain",
			"mountain",
			"mountain",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.36, -.36]
		}],
		coasts: [],
		icons: [
			{
				resource: "iron",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [0, -.68]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [.6, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, 0]
		}, {
			area: "land-a",
			at: [0, .04]
		}]
	},
	"hex-09-a": {
		name: {
			en: "Region 09A",
			fr: "Région 09A"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"sea",
			"field",
			"field"
		],
		areas: [
			{
				id: "land-a",
				kind: "land",
				edges: [2],
				polygon: [
					[.87, .5],
					[0, 1],
					[.2, .35]
				],
				anchor: [.36, .6]
			},
			{
				id: "land-b",
				kind: "land",
				edges: [4, 5],
				polygon: [
					[-.87, .5],
					[-.87, -.5],
					[0, -1],
					[-.2, -.35],
					[-.32, -.18],
					[-.4, 0]
				],
				anchor: [-.56, -.32]
			},
			{
				id: "sea-a",
				kind: "sea",
				edges: [
					0,
					1,
					3
				],
				polygon: [
					[.87, .5],
					[.2, .35],
					[0, 1],
					[-.87, .5],
					[-.4, 0],
					[-.32, -.18],
					[-.2, -.35],
					[0, -1],
					[.87, -.5]
				],
				anchor: [.16, -.04]
			}
		],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.2, .35]
		}, {
			land: "land-b",
			sea: "sea-a",
			at: [-.32, -.18]
		}],
		icons: [
			{
				resource: "wood",
				area: "land-a",
				at: [.24, .72]
			},
			{
				resource: "fruit",
				area: "land-b",
				at: [-.64, -.08]
			},
			{
				resource: "cattle",
				area: "land-b",
				at: [-.4, -.48]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [-.44, .44]
			}
		],
		huts: [{
			area: "land-a",
			at: [.52, .56]
		}]
	},
	"hex-09-b": {
		name: {
			en: "Region 09B",
			fr: "Région 09B"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.4, 0]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [
			{
				resource: "wood",
				area: "land-a",
				at: [-.24, .56]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, .48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, 0]
		}, {
			area: "land-a",
			at: [-.16, 0]
		}]
	},
	"hex-10-a": {
		name: {
			en: "Region 10A",
			fr: "Région 10A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [4, 5],
			polygon: [
				[-.87, .5],
				[-.87, -.5],
				[0, -1],
				[-.05, -.09],
				[-.08, -.05],
				[-.1, 0]
			],
			anchor: [-.48, -.24]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3
			],
			polygon: [
				[-.87, .5],
				[-.1, 0],
				[-.08, -.05],
				[-.05, -.09],
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1]
			],
			anchor: [.28, .16]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.08, -.05]
		}],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [-.32, -.48]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, 0]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.24, -.56]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [0, .68]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, -.32]
		}]
	},
	"hex-10-b": {
		name: {
			en: "Region 10B",
			fr: "Région 10B"
		},
		edges: [
			"sea",
			"mountain",
			"mountain",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[-.06, .1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.12, .36]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0],
			polygon: [
				[0, -1],
				[.87, -.5],
				[-.06, .1]
			],
			anchor: [.28, -.48]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.06, .1]
		}],
		icons: [
			{
				resource: "iron",
				area: "land-a",
				at: [-.36, -.48]
			},
			{
				resource: "iron",
				area: "land-a",
				at: [.6, .32]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [-.36, .48]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [.16, .6]
		}]
	},
	"hex-11-a": {
		name: {
			en: "Region 11A",
			fr: "Région 11A"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"field",
			"mountain",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "wood",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [-.6, .16]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, -.48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.08, .2]
		}]
	},
	"hex-11-b": {
		name: {
			en: "Region 11B",
			fr: "Région 11B"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"sea",
			"mountain"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [5],
			polygon: [
				[-.87, -.5],
				[0, -1],
				[.06, .1]
			],
			anchor: [-.4, -.56]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3,
				4
			],
			polygon: [
				[-.87, -.5],
				[.06, .1],
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5]
			],
			anchor: [.12, .36]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.06, .1]
		}],
		icons: [{
			resource: "stone",
			area: "land-a",
			at: [-.08, -.16]
		}, {
			resource: "fish",
			area: "sea-a",
			at: [.36, -.48]
		}],
		huts: [
			{
				area: "land-a",
				at: [-.6, -.48]
			},
			{
				area: "land-a",
				at: [-.12, -.76]
			},
			{
				area: "land-a",
				at: [-.24, -.44]
			}
		]
	},
	"hex-12-a": {
		name: {
			en: "Region 12A",
			fr: "Région 12A"
		},
		edges: [
			"sea",
			"field",
			"sea",
			"field",
			"field",
			"field"
		],
		areas: [
			{
				id: "land-a",
				kind: "land",
				edges: [
					1,
					3,
					4,
					5
				],
				polygon: [
					[0, -1],
					[.2, -.35],
					[.87, -.5],
					[.87, .5],
					[.2, .35],
					[0, 1],
					[-.87, .5],
					[-.87, -.5]
				],
				anchor: [-.16, 0]
			},
			{
				id: "sea-a",
				kind: "sea",
				edges: [0],
				polygon: [
					[0, -1],
					[.87, -.5],
					[.2, -.35]
				],
				anchor: [.26, -.66]
			},
			{
				id: "sea-b",
				kind: "sea",
				edges: [2],
				polygon: [
					[.87, .5],
					[0, 1],
					[.2, .35]
				],
				anchor: [.36, .6]
			}
		],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.2, -.35]
		}, {
			land: "land-a",
			sea: "sea-b",
			at: [.2, .35]
		}],
		icons: [
			{
				resource: "cattle",
				area: "land-a",
				at: [.6, .16]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [-.6, -.32]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.24, .56]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.44, -.56]
			}
		],
		huts: [{
			area: "land-a",
			at: [0, -.08]
		}]
	},
	"hex-12-b": {
		name: {
			en: "Region 12B",
			fr: "Région 12B"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"field",
			"field",
			"mountain"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.4, 0]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [-.24, .56]
			},
			{
				resource: "iron",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, .48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, 0]
		}, {
			area: "land-a",
			at: [-.16, 0]
		}]
	},
	"hex-13-a": {
		name: {
			en: "Region 13A",
			fr: "Région 13A"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, .16]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.08, .2]
		}, {
			area: "land-a",
			at: [-.6, -.28]
		}]
	},
	"hex-13-b": {
		name: {
			en: "Region 13B",
			fr: "Région 13B"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"sea",
			"sea",
			"field"
		],
		areas: [
			{
				id: "land-a",
				kind: "land",
				edges: [2],
				polygon: [
					[.87, .5],
					[0, 1],
					[.2, .35]
				],
				anchor: [.36, .6]
			},
			{
				id: "land-b",
				kind: "land",
				edges: [5],
				polygon: [
					[-.87, -.5],
					[0, -1],
					[-.2, -.35]
				],
				anchor: [-.36, -.6]
			},
			{
				id: "sea-a",
				kind: "sea",
				edges: [
					0,
					1,
					3,
					4
				],
				polygon: [
					[.87, .5],
					[.2, .35],
					[0, 1],
					[-.87, .5],
					[-.87, -.5],
					[-.2, -.35],
					[0, -1],
					[.87, -.5]
				],
				anchor: [0, 0]
			}
		],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.2, .35]
		}, {
			land: "land-b",
			sea: "sea-a",
			at: [-.2, -.35]
		}],
		icons: [
			{
				resource: "cattle",
				area: "land-a",
				at: [.24, .72]
			},
			{
				resource: "wood",
				area: "land-b",
				at: [-.24, -.72]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.6, -.32]
			}
		],
		huts: [{
			area: "land-a",
			at: [.52, .56]
		}, {
			area: "land-b",
			at: [-.52, -.56]
		}]
	},
	"hex-14-a": {
		name: {
			en: "Region 14A",
			fr: "Région 14A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"mountain",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.54, -.36]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [-.24, .56]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, 0]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, .48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.16, 0]
		}]
	},
	"hex-14-b": {
		name: {
			en: "Region 14B",
			fr: "Région 14B"
		},
		edges: [
			"field",
			"field",
			"field",
			"mountain",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.34, -.38]
		}],
		coasts: [],
		icons: [
			{
				resource: "wood",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [0, -.68]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [.6, 0]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [-.6, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [0, .04]
		}]
	},
	"hex-15-a": {
		name: {
			en: "Region 15A",
			fr: "Région 15A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [4, 5],
			polygon: [
				[-.87, .5],
				[-.87, -.5],
				[0, -1],
				[-.05, -.09],
				[-.08, -.05],
				[-.1, 0]
			],
			anchor: [-.48, -.24]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3
			],
			polygon: [
				[-.87, .5],
				[-.1, 0],
				[-.08, -.05],
				[-.05, -.09],
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1]
			],
			anchor: [.28, .16]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.08, -.05]
		}],
		icons: [
			{
				resource: "cattle",
				area: "land-a",
				at: [-.32, -.48]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [-.6, 0]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.24, -.56]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [0, .68]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, -.32]
		}]
	},
	"hex-15-b": {
		name: {
			en: "Region 15B",
			fr: "Région 15B"
		},
		edges: [
			"sea",
			"field",
			"mountain",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[-.06, .1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.12, .36]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0],
			polygon: [
				[0, -1],
				[.87, -.5],
				[-.06, .1]
			],
			anchor: [.28, -.48]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.06, .1]
		}],
		icons: [
			{
				resource: "wood",
				area: "land-a",
				at: [-.36, -.48]
			},
			{
				resource: "iron",
				area: "land-a",
				at: [.6, .32]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [-.36, .48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, 0]
		}, {
			area: "land-a",
			at: [.16, .6]
		}]
	},
	"hex-16-a": {
		name: {
			en: "Region 16A",
			fr: "Région 16A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.4, 0]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [{
			resource: "wood",
			area: "land-a",
			at: [-.24, .56]
		}, {
			resource: "cattle",
			area: "land-a",
			at: [-.24, -.56]
		}],
		huts: [
			{
				area: "land-a",
				at: [-.6, 0]
			},
			{
				area: "land-a",
				at: [-.16, 0]
			},
			{
				area: "land-a",
				at: [-.56, .36]
			}
		]
	},
	"hex-16-b": {
		name: {
			en: "Region 16B",
			fr: "Région 16B"
		},
		edges: [
			"sea",
			"sea",
			"mountain",
			"mountain",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, .16]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, -.48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.08, .2]
		}]
	},
	"hex-17-a": {
		name: {
			en: "Region 17A",
			fr: "Région 17A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"sea",
			"sea"
		],
		areas: [
			{
				id: "land-a",
				kind: "land",
				edges: [],
				polygon: [
					[-.09, -.18],
					[-.19, .05],
					[-.42, .15],
					[-.65, .05],
					[-.75, -.18],
					[-.65, -.41],
					[-.42, -.51],
					[-.19, -.41]
				],
				anchor: [-.3, -.24]
			},
			{
				id: "land-b",
				kind: "land",
				edges: [],
				polygon: [
					[.75, .2],
					[.65, .43],
					[.42, .53],
					[.19, .43],
					[.09, .2],
					[.19, -.03],
					[.42, -.13],
					[.65, -.03]
				],
				anchor: [.42, .36]
			},
			{
				id: "sea-a",
				kind: "sea",
				edges: [
					0,
					1,
					2,
					3,
					4,
					5
				],
				polygon: [
					[0, -1],
					[.87, -.5],
					[.87, .5],
					[0, 1],
					[-.87, .5],
					[-.87, -.5]
				],
				holes: ["land-a", "land-b"],
				anchor: [.16, -.32]
			}
		],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.19, .05]
		}, {
			land: "land-b",
			sea: "sea-a",
			at: [.19, -.03]
		}],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [-.36, -.04]
			},
			{
				resource: "cattle",
				area: "land-b",
				at: [.44, .16]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [0, .68]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [0, -.68]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.48, -.32]
		}]
	},
	"hex-17-b": {
		name: {
			en: "Region 17B",
			fr: "Région 17B"
		},
		edges: [
			"field",
			"mountain",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.34, -.38]
		}],
		coasts: [],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [0, -.68]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [.6, 0]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [-.6, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [0, .04]
		}]
	},
	"hex-18-a": {
		name: {
			en: "Region 18A",
			fr: "Région 18A"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, .16]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, -.48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.08, .2]
		}]
	},
	"hex-18-b": {
		name: {
			en: "Volcano",
			fr: "Volcan"
		},
		edges: [
			"mountain",
			"mountain",
			"mountain",
			"sea",
			"sea",
			"sea"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, 1],
				[-.08, .14],
				[-.13, .07],
				[-.16, 0],
				[-.13, -.07],
				[-.08, -.14],
				[0, -1],
				[.87, -.5],
				[.87, .5]
			],
			anchor: [.2, -.02]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, 1],
				[-.87, .5],
				[-.87, -.5],
				[0, -1],
				[-.08, -.14],
				[-.13, -.07],
				[-.16, 0],
				[-.13, .07],
				[-.08, .14]
			],
			anchor: [-.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.16, 0]
		}],
		icons: [
			{
				resource: "iron",
				area: "land-a",
				at: [.24, .56]
			},
			{
				resource: "iron",
				area: "land-a",
				at: [.24, -.56]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [.6, 0]
			}
		],
		huts: []
	},
	"hex-19-a": {
		name: {
			en: "Region 19A",
			fr: "Région 19A"
		},
		edges: [
			"sea",
			"field",
			"field",
			"sea",
			"field",
			"field"
		],
		areas: [
			{
				id: "land-a",
				kind: "land",
				edges: [1, 2],
				polygon: [
					[.87, -.5],
					[.87, .5],
					[0, 1],
					[.2, .35],
					[.32, .18],
					[.4, 0]
				],
				anchor: [.56, .32]
			},
			{
				id: "land-b",
				kind: "land",
				edges: [4, 5],
				polygon: [
					[-.87, .5],
					[-.87, -.5],
					[0, -1],
					[-.2, -.35],
					[-.32, -.18],
					[-.4, 0]
				],
				anchor: [-.56, -.32]
			},
			{
				id: "sea-a",
				kind: "sea",
				edges: [0, 3],
				polygon: [
					[.87, -.5],
					[.4, 0],
					[.32, .18],
					[.2, .35],
					[0, 1],
					[-.87, .5],
					[-.4, 0],
					[-.32, -.18],
					[-.2, -.35],
					[0, -1]
				],
				anchor: [0, 0]
			}
		],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.32, .18]
		}, {
			land: "land-b",
			sea: "sea-a",
			at: [-.32, -.18]
		}],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [.64, .08]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [.4, .48]
			},
			{
				resource: "cattle",
				area: "land-b",
				at: [-.64, -.08]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.44, -.44]
			}
		],
		huts: [{
			area: "land-b",
			at: [-.4, -.48]
		}]
	},
	"hex-19-b": {
		name: {
			en: "Region 19B",
			fr: "Région 19B"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"mountain",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [4, 5],
			polygon: [
				[-.87, .5],
				[-.87, -.5],
				[0, -1],
				[-.05, -.09],
				[-.08, -.05],
				[-.1, 0]
			],
			anchor: [-.48, -.24]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3
			],
			polygon: [
				[-.87, .5],
				[-.1, 0],
				[-.08, -.05],
				[-.05, -.09],
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1]
			],
			anchor: [.28, .16]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.08, -.05]
		}],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [-.32, -.48]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, 0]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.24, -.56]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [0, .68]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, -.32]
		}]
	},
	"hex-20-a": {
		name: {
			en: "Region 20A",
			fr: "Région 20A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.54, -.36]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [
			{
				resource: "cattle",
				area: "land-a",
				at: [-.24, .56]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [-.6, 0]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.16, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.56, .36]
		}]
	},
	"hex-20-b": {
		name: {
			en: "Region 20B",
			fr: "Région 20B"
		},
		edges: [
			"field",
			"field",
			"mountain",
			"field",
			"mountain",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.36, -.36]
		}],
		coasts: [],
		icons: [
			{
				resource: "iron",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "stone",
				area: "land-a",
				at: [0, -.68]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [.6, 0]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, 0]
		}, {
			area: "land-a",
			at: [0, .04]
		}]
	},
	"hex-21-a": {
		name: {
			en: "Region 21A",
			fr: "Région 21A"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"field",
			"mountain",
			"mountain"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "iron",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [-.6, .16]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, -.48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.08, .2]
		}]
	},
	"hex-21-b": {
		name: {
			en: "Region 21B",
			fr: "Région 21B"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [4, 5],
			polygon: [
				[-.87, .5],
				[-.87, -.5],
				[0, -1],
				[-.05, -.09],
				[-.08, -.05],
				[-.1, 0]
			],
			anchor: [-.48, -.24]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3
			],
			polygon: [
				[-.87, .5],
				[-.1, 0],
				[-.08, -.05],
				[-.05, -.09],
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1]
			],
			anchor: [.28, .16]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [-.08, -.05]
		}],
		icons: [
			{
				resource: "wood",
				area: "land-a",
				at: [-.28, -.56]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.64, .08]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.24, -.56]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.64, -.36]
		}, {
			area: "land-a",
			at: [-.28, -.16]
		}]
	},
	"hex-22-a": {
		name: {
			en: "Region 22A",
			fr: "Région 22A"
		},
		edges: [
			"sea",
			"field",
			"sea",
			"field",
			"sea",
			"field"
		],
		areas: [
			{
				id: "land-a",
				kind: "land",
				edges: [1],
				polygon: [
					[.87, -.5],
					[.87, .5],
					[.46, 0]
				],
				anchor: [.72, -.08]
			},
			{
				id: "land-b",
				kind: "land",
				edges: [3],
				polygon: [
					[0, 1],
					[-.87, .5],
					[-.23, .4]
				],
				anchor: [-.36, .6]
			},
			{
				id: "land-c",
				kind: "land",
				edges: [5],
				polygon: [
					[-.87, -.5],
					[0, -1],
					[-.23, -.4]
				],
				anchor: [-.48, -.58]
			},
			{
				id: "sea-a",
				kind: "sea",
				edges: [
					0,
					2,
					4
				],
				polygon: [
					[.87, -.5],
					[.46, 0],
					[.87, .5],
					[0, 1],
					[-.23, .4],
					[-.87, .5],
					[-.87, -.5],
					[-.23, -.4],
					[0, -1]
				],
				anchor: [0, 0]
			}
		],
		coasts: [
			{
				land: "land-a",
				sea: "sea-a",
				at: [.46, 0]
			},
			{
				land: "land-b",
				sea: "sea-a",
				at: [-.23, .4]
			},
			{
				land: "land-c",
				sea: "sea-a",
				at: [-.23, -.4]
			}
		],
		icons: [
			{
				resource: "fruit",
				area: "land-a",
				at: [.72, .12]
			},
			{
				resource: "wood",
				area: "land-b",
				at: [-.2, .76]
			},
			{
				resource: "cattle",
				area: "land-c",
				at: [-.32, -.64]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.44, .44]
			}
		],
		huts: [{
			area: "land-b",
			at: [-.56, .56]
		}]
	},
	"hex-22-b": {
		name: {
			en: "Region 22B",
			fr: "Région 22B"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "cattle",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [-.6, .16]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.08, .2]
			},
			{
				resource: "wood",
				area: "land-a",
				at: [-.6, -.28]
			}
		],
		huts: []
	},
	"hex-23-a": {
		name: {
			en: "Region 23A",
			fr: "Région 23A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"field",
			"mountain",
			"mountain"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.08, -.14],
				[.13, -.07],
				[.16, 0],
				[.13, .07],
				[.08, .14],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.4, 0]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[.08, .14],
				[.13, .07],
				[.16, 0],
				[.13, -.07],
				[.08, -.14]
			],
			anchor: [.48, 0]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.16, 0]
		}],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [-.24, .56]
			},
			{
				resource: "iron",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "fish",
				area: "sea-a",
				at: [.32, .48]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, 0]
		}, {
			area: "land-a",
			at: [-.16, 0]
		}]
	},
	"hex-23-b": {
		name: {
			en: "Native villages",
			fr: "Villages indigènes"
		},
		edges: [
			"field",
			"field",
			"field",
			"field",
			"field",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				0,
				1,
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.3, -.34]
		}],
		coasts: [],
		icons: [],
		huts: [
			{
				area: "land-a",
				at: [0, .68]
			},
			{
				area: "land-a",
				at: [0, -.68]
			},
			{
				area: "land-a",
				at: [.6, 0]
			},
			{
				area: "land-a",
				at: [-.6, 0]
			},
			{
				area: "land-a",
				at: [0, .04]
			}
		]
	},
	"hex-24-a": {
		name: {
			en: "Region 24A",
			fr: "Région 24A"
		},
		edges: [
			"sea",
			"sea",
			"sea",
			"sea",
			"sea",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [5],
			polygon: [
				[-.87, -.5],
				[0, -1],
				[.06, .1]
			],
			anchor: [-.4, -.56]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [
				0,
				1,
				2,
				3,
				4
			],
			polygon: [
				[-.87, -.5],
				[.06, .1],
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[0, 1],
				[-.87, .5]
			],
			anchor: [.12, .36]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.06, .1]
		}],
		icons: [{
			resource: "wood",
			area: "land-a",
			at: [-.08, -.16]
		}, {
			resource: "fish",
			area: "sea-a",
			at: [.36, -.48]
		}],
		huts: [
			{
				area: "land-a",
				at: [-.6, -.48]
			},
			{
				area: "land-a",
				at: [-.12, -.76]
			},
			{
				area: "land-a",
				at: [-.24, -.44]
			}
		]
	},
	"hex-24-b": {
		name: {
			en: "Region 24B",
			fr: "Région 24B"
		},
		edges: [
			"sea",
			"sea",
			"field",
			"mountain",
			"mountain",
			"field"
		],
		areas: [{
			id: "land-a",
			kind: "land",
			edges: [
				2,
				3,
				4,
				5
			],
			polygon: [
				[0, -1],
				[.05, -.09],
				[.08, -.05],
				[.1, 0],
				[.87, .5],
				[0, 1],
				[-.87, .5],
				[-.87, -.5]
			],
			anchor: [-.28, .16]
		}, {
			id: "sea-a",
			kind: "sea",
			edges: [0, 1],
			polygon: [
				[0, -1],
				[.87, -.5],
				[.87, .5],
				[.1, 0],
				[.08, -.05],
				[.05, -.09]
			],
			anchor: [.48, -.24]
		}],
		coasts: [{
			land: "land-a",
			sea: "sea-a",
			at: [.08, -.05]
		}],
		icons: [
			{
				resource: "stone",
				area: "land-a",
				at: [-.24, -.56]
			},
			{
				resource: "iron",
				area: "land-a",
				at: [0, .68]
			},
			{
				resource: "fruit",
				area: "land-a",
				at: [-.6, .16]
			},
			{
				resource: "cattle",
				area: "land-a",
				at: [-.08, .2]
			}
		],
		huts: [{
			area: "land-a",
			at: [-.6, -.28]
		}]
	}
};

//#endregion
//#region packages/game-archipelago/src/board/sides.ts
const STEP_Q = [
	1,
	1,
	0,
	-1,
	-1,
	0
];
const STEP_R = [
	-1,
	0,
	1,
	1,
	0,
	-1
];
const DIRECTIONS = [
	-1,
	4,
	3,
	5,
	-1,
	2,
	0,
	1,
	-1
];
function directionOf(q, r) {
	if (q < -1 || q > 1 || r < -1 || r > 1) return -1;
	return DIRECTIONS[(q + 1) * 3 + r + 1];
}
function opposite(direction) {
	return direction < 3 ? direction + 3 : direction - 3;
}
const EDGE_SHIFT = {
	sea: 0,
	field: 6,
	mountain: 12
};
function edgeBit(kind, direction) {
	return 1 << EDGE_SHIFT[kind] + direction;
}
function edgeBits(edges, rotation) {
	let bits = 0;
	for (let direction = 0; direction < 6; direction++) bits |= edgeBit(edges[(direction - rotation + 6) % 6], direction);
	return bits;
}
function exits(edges, rotation) {
	let directions = 0;
	for (const edge of edges) directions |= 1 << (edge + rotation) % 6;
	return directions;
}
const RESOURCE_BIT = Object.fromEntries(RESOURCES.map((resource, i) => [resource, 1 << i]));
function resourceBit(resource) {
	return RESOURCE_BIT[resource];
}
function resourcesOn(icons, mask) {
	let resources = 0;
	for (const [i, { resource }] of icons.entries()) if (mask >> i & 1) resources |= resourceBit(resource);
	return resources;
}
function iconMask(icons, wanted) {
	let mask = 0;
	for (const [i, icon] of icons.entries()) if (wanted(icon)) mask |= 1 << i;
	return mask;
}
function prepare(id) {
	const data = SIDE_DATA[id];
	const areaIndex = (name) => data.areas.findIndex((area) => area.id === name);
	const coasts = data.coasts.map((coast) => ({
		land: areaIndex(coast.land),
		sea: areaIndex(coast.sea)
	}));
	const bordering = data.areas.map((_, area) => {
		let mask = 0;
		for (const { land, sea } of coasts) {
			if (land === area) mask |= 1 << sea;
			if (sea === area) mask |= 1 << land;
		}
		return mask;
	});
	const icons = data.icons.map((icon) => ({
		resource: icon.resource,
		area: areaIndex(icon.area)
	}));
	const rotations = [
		0,
		1,
		2,
		3,
		4,
		5
	];
	return {
		id,
		hex: id.startsWith("hex-start") ? "hex-start" : id.slice(0, 6),
		edges: data.edges,
		areaOfEdge: rotations.map((edge) => data.areas.findIndex((area) => area.edges.includes(edge))),
		isSea: data.areas.map((area) => area.kind === "sea"),
		lands: data.areas.reduce((mask, area, i) => area.kind === "sea" ? mask : mask | 1 << i, 0),
		bordering,
		coasts,
		icons,
		iconsOfArea: data.areas.map((_, area) => iconMask(icons, (icon) => icon.area === area)),
		iconsOfCitizens: iconMask(icons, (icon) => RESOURCE[icon.resource].harvestedBy === "citizen"),
		iconsOfShips: iconMask(icons, (icon) => RESOURCE[icon.resource].harvestedBy === "ship"),
		iconsOfResource: Object.fromEntries(RESOURCES.map((resource) => [resource, iconMask(icons, (icon) => icon.resource === resource)])),
		resourcesOn: Array.from({ length: 1 << icons.length }, (_, mask) => resourcesOn(icons, mask)),
		huts: data.huts.length,
		edgeBits: rotations.map((rotation) => edgeBits(data.edges, rotation)),
		exits: rotations.map((rotation) => data.areas.map((area) => exits(area.edges, rotation)))
	};
}
const SIDE = Object.fromEntries(SIDES.map((id) => [id, prepare(id)]));
const FACES = Object.fromEntries([...HEXES.map((hex) => [hex, [`${hex}-a`, `${hex}-b`]]), ["hex-start", ["hex-start-open-sea", "hex-start-desert-village"]]]);
function sidesOf(hex) {
	return FACES[hex];
}

//#endregion
//#region packages/game-archipelago/src/board/map.ts
function sideAt(state, region) {
	return SIDE[regionAt(state, region).side];
}
function neighbourOf(state, region, direction) {
	return state.neighbours[region * 6 + direction];
}
function edgeIn(region, direction) {
	const edge = direction - region.rotation;
	return edge < 0 ? edge + 6 : edge;
}
function edgeTowards(region, direction) {
	return SIDE[region.side].edges[edgeIn(region, direction)];
}
function areaTowards(region, direction) {
	return SIDE[region.side].areaOfEdge[edgeIn(region, direction)];
}
function exitsOf(state, region, area) {
	const { side, rotation } = regionAt(state, region);
	return SIDE[side].exits[rotation][area];
}
function directionTo(state, from, to) {
	for (let direction = 0; direction < 6; direction++) if (neighbourOf(state, from, direction) === to) return direction;
	return -1;
}
function regionOn(state, q, r) {
	for (let i = 0; i < state.regions.length; i++) {
		const region = regionAt(state, i);
		if (region.q === q && region.r === r) return i;
	}
	return -1;
}
function addRegion(draft, side, rotation, q, r) {
	const index = draft.regions.length;
	draft.regions.push({
		side,
		rotation,
		q,
		r,
		town: -1,
		temple: -1,
		market: -1,
		port: -1,
		marketUsed: false,
		portUsed: false,
		pillaged: 0
	});
	for (let direction = 0; direction < 6; direction++) {
		const near = regionOn(draft, q + STEP_Q[direction], r + STEP_R[direction]);
		draft.neighbours.push(near);
		if (near >= 0) draft.neighbours[near * 6 + opposite(direction)] = index;
	}
	return index;
}
function landUnder(state, region, building) {
	const spot = spotOf(regionAt(state, region), building);
	if (building !== "port" || spot < 0) return spot;
	return sideAt(state, region).coasts[spot]?.land ?? -1;
}
function seaOfPort(state, region) {
	const coast = regionAt(state, region).port;
	return coast < 0 ? -1 : sideAt(state, region).coasts[coast]?.sea ?? -1;
}

//#endregion
//#region packages/game-archipelago/src/board/icons.ts
const ANY_ICON = -1;
function isPillaged(state, region, icon) {
	return (regionAt(state, region).pillaged >> icon & 1) === 1;
}
function unitOnIcon(state, region, icon) {
	const { units } = state;
	for (let i = 0; i < units.length; i++) {
		const unit = units[i];
		if (unit.icon === icon && unit.region === region) return unit;
	}
	return null;
}
function occupiedIcons({ units }, region) {
	let occupied = 0;
	for (let i = 0; i < units.length; i++) {
		const unit = units[i];
		if (unit.region === region && unit.icon >= 0) occupied |= 1 << unit.icon;
	}
	return occupied;
}
function plannedIcons(state, region, { units, icons }) {
	let planned = 0;
	for (let i = 0; i < units.length; i++) if (unitOf(state, units[i])?.region === region) planned |= 1 << icons[i];
	return planned;
}
function iconsInReach(state, unit, side) {
	return (unit.kind === "ship" ? side.iconsOfShips : side.iconsOfCitizens) & (EDITION_RULES[state.options.edition].banksSeparate ? side.iconsOfArea[unit.area] : ANY_ICON) & ~regionAt(state, unit.region).pillaged;
}
function iconFor(state, unit, resource, planned) {
	const side = sideAt(state, unit.region);
	const wanted = iconsInReach(state, unit, side) & side.iconsOfResource[resource];
	if (wanted === 0) return -1;
	const free = wanted & ~occupiedIcons(state, unit.region) & ~plannedIcons(state, unit.region, planned);
	const near = free & side.iconsOfArea[unit.area];
	return lowestBit(near === 0 ? free : near);
}
function lowestBit(mask) {
	return 31 - Math.clz32(mask & -mask);
}
function resourcesInReach(state, unit, known) {
	const side = sideAt(state, unit.region);
	const { resourcesOn } = side;
	const reach = iconsInReach(state, unit, side);
	if ((resourcesOn[reach] & ~known) === 0) return known;
	return known | resourcesOn[reach & ~occupiedIcons(state, unit.region)];
}

//#endregion
//#region packages/game-archipelago/src/flow/barbarian.ts
function openBarbarian(draft, seat, cubes) {
	draft.stack.push({
		kind: "barbarian",
		id: frameId(draft),
		seat,
		said: 0,
		cubes
	});
}
const NOT_THERE$1 = {
	rule: "AR-22.12",
	reason: "no-active-unit-there"
};
const NO_ICON$1 = {
	rule: "AR-22.12",
	reason: "no-such-icon"
};
const CLOSED = {
	rule: "AR-22.8",
	reason: "icon-pillaged"
};
const OCCUPIED$1 = {
	rule: "AR-22.8",
	reason: "icon-occupied"
};
function checkPillage(state, seat, region, icon) {
	if (!state.units.some((unit) => unit.seat === seat && unit.region === region && !unit.lying)) return NOT_THERE$1;
	if (icon >= sideAt(state, region).icons.length) return NO_ICON$1;
	if (isPillaged(state, region, icon)) return CLOSED;
	const unit = unitOnIcon(state, region, icon);
	return unit !== null && unit.seat !== seat ? OCCUPIED$1 : null;
}
function pillages(state, seat) {
	const moves = [];
	for (let region = 0; region < state.regions.length; region++) for (let icon = 0; icon < sideAt(state, region).icons.length; icon++) if (checkPillage(state, seat, region, icon) === null) moves.push({
		type: "pillage",
		region,
		icon
	});
	return moves;
}
const barbarian = {
	decisions: (_state, frame) => frame.said > 0 ? NOBODY : [asked(frame, frame.seat, { kind: "pillage" })],
	settle: done
};
const pillage = ask("pillage", {
	rule: "AR-22.8",
	frame: "barbarian",
	answers: ["pillage"],
	list: pillages,
	check: (state, seat, _frame, { region, icon }) => checkPillage(state, seat, region, icon),
	answer(draft, seat, frame, { region, icon }, emit) {
		frame.said++;
		regionAt(draft, region).pillaged |= 1 << icon;
		draft.florins--;
		const resource = sideAt(draft, region).icons[icon]?.resource;
		emit({
			type: "icon-pillaged",
			seat,
			region,
			icon,
			cubes: takeCubes(draft, seat, resource, frame.cubes)
		});
	},
	fallback: (state, seat) => pillages(state, seat)[0]
});

//#endregion
//#region packages/game-archipelago/src/flow/bidding.ts
function openBidding(draft) {
	const bids = draft.players.map(() => -1);
	draft.stack.push({
		kind: "bidding",
		id: frameId(draft),
		bids,
		second: false,
		winner: null,
		over: false
	});
}
function bidBonus(state, seat) {
	let bonus = 0;
	for (const card of playerOf(state, seat).cards) for (const effect of CARD[card.id].effects) if (effect.op === "bidBonus") bonus += effect.amount;
	return bonus;
}
function payAndCompare(draft, { bids }) {
	let best = 0;
	let highest = [];
	for (let index = 0; index < draft.players.length; index++) {
		const seat = index;
		const bid = bids[seat];
		if (bid === -3) continue;
		payBank(draft, seat, bid);
		const count = bid + bidBonus(draft, seat);
		if (count > best) {
			best = count;
			highest = [seat];
		} else if (count === best && best > 0) highest.push(seat);
	}
	return highest;
}
function resolve(draft, frame, emit) {
	const highest = payAndCompare(draft, frame);
	const bids = frame.bids.map((bid) => bid === -3 ? null : bid);
	expose(draft);
	draft.lastBids = bids;
	emit({
		type: "bids-revealed",
		bids: bids.slice(),
		second: frame.second
	});
	if (highest.length === 1) {
		frame.winner = highest[0];
		frame.bids = draft.players.map(() => -3);
		resetDeals(draft);
	} else if (highest.length > 1 && !frame.second && draft.players.length > 2) {
		frame.second = true;
		frame.bids = draft.players.map((_, seat) => highest.includes(seat) ? -1 : -3);
	} else {
		frame.over = true;
		emit({ type: "order-kept" });
	}
}
const bidding = {
	decisions(_state, frame) {
		if (frame.over) return NOBODY;
		if (frame.winner !== null) return [asked(frame, frame.winner, { kind: "set-order" }, frame.second ? 2 : 1)];
		const open = [];
		for (let seat = 0; seat < frame.bids.length; seat++) {
			if (frame.bids[seat] !== -1) continue;
			open.push(asked(frame, seat, {
				kind: "bid",
				second: frame.second
			}, frame.second ? 1 : 0));
		}
		return open;
	},
	settle(draft, frame, emit) {
		if (frame.over) return "done";
		resolve(draft, frame, emit);
		return "again";
	}
};
const TOO_MUCH = {
	rule: "AR-6.1",
	reason: "more-than-you-own"
};
const NO_PERMUTATION = {
	rule: "AR-6.4",
	reason: "not-an-order-of-all-players"
};
const bid = ask("bid", {
	rule: "AR-6.1",
	frame: "bidding",
	answers: ["bid"],
	list(state, seat) {
		const moves = [];
		for (let florins = 0; florins <= playerOf(state, seat).florins; florins++) moves.push({
			type: "bid",
			florins
		});
		return moves;
	},
	check: (state, seat, _frame, { florins }) => florins > playerOf(state, seat).florins ? TOO_MUCH : null,
	answer(_draft, seat, frame, { florins }, emit) {
		frame.bids[seat] = florins;
		emit({
			type: "bid-sealed",
			seat
		});
	},
	fallback: () => ({
		type: "bid",
		florins: 0
	})
});
function permutations(places) {
	if (places.length < 2) return [places.slice()];
	return places.flatMap((first) => permutations(places.filter((place) => place !== first)).map((rest) => [first, ...rest]));
}
const ORDERS = [
	[],
	[0],
	[0, 1],
	[
		0,
		1,
		2
	],
	[
		0,
		1,
		2,
		3
	],
	[
		0,
		1,
		2,
		3,
		4
	]
].map(permutations);
const setOrder = ask("set-order", {
	rule: "AR-6.4",
	frame: "bidding",
	answers: ["set-order"],
	list({ order }) {
		const moves = [];
		for (const places of ORDERS[order.length]) {
			const chosen = [];
			for (let i = 0; i < places.length; i++) chosen.push(order[places[i]]);
			moves.push({
				type: "set-order",
				order: chosen
			});
		}
		return moves;
	},
	check(state, _seat, _frame, { order }) {
		return order.length === state.order.length && state.order.every((seat) => order.includes(seat)) ? null : NO_PERMUTATION;
	},
	answer(draft, seat, frame, { order }, emit) {
		draft.order = order.slice();
		frame.over = true;
		emit({
			type: "order-set",
			seat,
			order: order.slice()
		});
	},
	fallback: (state) => ({
		type: "set-order",
		order: state.order.slice()
	})
});

//#endregion
//#region packages/game-archipelago/src/data/wheel.ts
const WHEEL_ACTIONS = [
	"taxes",
	"reproduction",
	"exploration",
	"recruitment",
	"construction",
	"transaction",
	"migration",
	"harvest-fruit",
	"harvest-cattle",
	"harvest-fish",
	"harvest-wood",
	"harvest-stone",
	"harvest-iron"
];
const WHEEL = {
	"taxes": {
		name: {
			en: "Taxes",
			fr: "Taxes"
		},
		sector: 0,
		circles: {
			ownColour: false,
			multicolour: {
				upToFour: 3,
				five: 4
			}
		}
	},
	"reproduction": {
		name: {
			en: "Reproduction",
			fr: "Reproduction"
		},
		sector: 2,
		circles: {
			ownColour: true,
			multicolour: {
				upToFour: 0,
				five: 0
			}
		}
	},
	"exploration": {
		name: {
			en: "Exploration",
			fr: "Exploration"
		},
		sector: 4,
		circles: {
			ownColour: true,
			multicolour: {
				upToFour: 2,
				five: 2
			}
		}
	},
	"recruitment": {
		name: {
			en: "Recruitment",
			fr: "Recrutement"
		},
		sector: 1,
		circles: null
	},
	"construction": {
		name: {
			en: "Construction",
			fr: "Construction"
		},
		sector: 5,
		circles: null
	},
	"transaction": {
		name: {
			en: "Transaction",
			fr: "Transaction"
		},
		sector: 6,
		circles: null
	},
	"migration": {
		name: {
			en: "Migration",
			fr: "Migration"
		},
		sector: 3,
		circles: null
	},
	"harvest-fruit": {
		name: {
			en: "Fruit harvest",
			fr: "Récolte de fruits"
		},
		sector: 8,
		circles: null
	},
	"harvest-cattle": {
		name: {
			en: "Cattle harvest",
			fr: "Récolte de bovins"
		},
		sector: 9,
		circles: null
	},
	"harvest-fish": {
		name: {
			en: "Fish harvest",
			fr: "Récolte de poissons"
		},
		sector: 10,
		circles: null
	},
	"harvest-wood": {
		name: {
			en: "Wood harvest",
			fr: "Récolte de bois"
		},
		sector: 11,
		circles: null
	},
	"harvest-stone": {
		name: {
			en: "Stone harvest",
			fr: "Récolte de pierre"
		},
		sector: 12,
		circles: null
	},
	"harvest-iron": {
		name: {
			en: "Iron harvest",
			fr: "Récolte de fer"
		},
		sector: 13,
		circles: null
	}
};

//#endregion
//#region packages/game-archipelago/src/economy/wheel.ts
const ACTION_INDEX = Object.fromEntries(WHEEL_ACTIONS.map((action, i) => [action, i]));
function emptyWheel(seats) {
	return Array.from({ length: WHEEL_ACTIONS.length * seats }, () => 0);
}
function discsOn(state, action, seat) {
	return state.wheel[ACTION_INDEX[action] * state.players.length + seat];
}
const NO_DISC$2 = {
	rule: "AR-9.2",
	reason: "no-disc-left"
};
const NO_CIRCLE = {
	rule: "AR-9.9",
	reason: "no-free-circle"
};
function checkDisc(state, seat, action) {
	if (playerOf(state, seat).discs < 1) return NO_DISC$2;
	return hasCircle(state, seat, action) ? null : NO_CIRCLE;
}
function hasCircle(state, seat, action) {
	const { circles } = WHEEL[action];
	if (circles === null) return true;
	if (circles.ownColour && discsOn(state, action, seat) === 0) return true;
	const seats = state.players.length;
	const first = ACTION_INDEX[action] * seats;
	let taken = 0;
	for (let other = 0; other < seats; other++) {
		const discs = state.wheel[first + other];
		taken += circles.ownColour && discs > 0 ? discs - 1 : discs;
	}
	return taken < (seats === 5 ? circles.multicolour.five : circles.multicolour.upToFour);
}
function placeDisc(draft, seat, action, emit) {
	playerOf(draft, seat).discs--;
	const index = ACTION_INDEX[action] * draft.players.length + seat;
	draft.wheel[index] = draft.wheel[index] + 1;
	emit({
		type: "disc-placed",
		seat,
		action
	});
}
function clearWheel(draft) {
	draft.wheel.fill(0);
	for (const player of draft.players) player.discs = player.discsOwned;
	for (let seat = 0; seat < draft.players.length; seat++) {
		draft.florins += draft.marketCoins[seat] + draft.portCoins[seat];
		draft.marketCoins[seat] = 0;
		draft.portCoins[seat] = 0;
	}
}
function takeToken(draft, seat, emit) {
	const pile = draft.piles.findIndex((tokens) => tokens > 0);
	if (pile < 0) return;
	draft.piles[pile] = draft.piles[pile] - 1;
	playerOf(draft, seat).tokens++;
	emit({
		type: "token-taken",
		seat,
		pile
	});
	if (draft.piles[pile] === 0 && pile < 2) giveDiscs(draft, emit);
}
function giveDiscs(draft, emit) {
	const actions = draft.stack.find((frame) => frame.kind === "actions");
	for (let seat = 0; seat < draft.players.length; seat++) {
		const player = draft.players[seat];
		if (player.discsOwned === 5) continue;
		player.discsOwned++;
		player.discs++;
		if (actions !== void 0) actions.out[seat] = false;
	}
	emit({ type: "discs-gained" });
}
function roundOf(state) {
	for (let i = state.stack.length - 1; i >= 0; i--) {
		const frame = state.stack[i];
		if (frame?.kind === "round") return frame;
	}
	return null;
}

//#endregion
//#region packages/game-archipelago/src/cards/pay.ts
function ownerOf(state, card) {
	for (let seat = 0; seat < state.players.length; seat++) if (cardOf(state, seat, card) !== null) return seat;
	return null;
}
function florinsFor(card, seat, owner) {
	return CARD[card].cost.florins + (seat === owner ? 0 : 1);
}
function payCard(draft, seat, id, payment, emit) {
	const owner = ownerOf(draft, id);
	const florins = florinsFor(id, seat, owner);
	if (owner === seat) payBank(draft, seat, florins);
	else handOver(draft, seat, owner, goods(florins));
	payCubes(draft, seat, payment);
	playerOf(draft, seat).discs -= CARD[id].cost.discs;
	const card = cardOf(draft, owner, id);
	if (card !== null) card.ready = false;
	const round = roundOf(draft);
	if (round !== null) round.carded = true;
	emit({
		type: "card-used",
		seat,
		owner,
		card: id,
		payment: payment.slice()
	});
}

//#endregion
//#region packages/game-archipelago/src/cards/commit.ts
function commit(draft, seat, by, action, emit) {
	if (by === "paid") return;
	if (by !== "disc") {
		payCard(draft, seat, by, [], emit);
		return;
	}
	placeDisc(draft, seat, action, emit);
	const round = roundOf(draft);
	if (round !== null) round.acted = true;
}

//#endregion
//#region packages/game-archipelago/src/data/construction.ts
const BUILDINGS = [
	"town",
	"temple",
	"market",
	"port"
];
const CONSTRUCTIONS = [
	"town",
	"temple",
	"market",
	"port",
	"ship"
];
const CONSTRUCTION = {
	town: {
		name: {
			en: "Town",
			fr: "Ville"
		},
		florins: 2,
		cubes: ["wood", "stone"]
	},
	temple: {
		name: {
			en: "Temple",
			fr: "Temple"
		},
		florins: 1,
		cubes: ["stone", "stone"]
	},
	market: {
		name: {
			en: "Market",
			fr: "Marché"
		},
		florins: 0,
		cubes: ["fruit", "cattle"]
	},
	port: {
		name: {
			en: "Port",
			fr: "Port"
		},
		florins: 2,
		cubes: ["fish", "stone"]
	},
	ship: {
		name: {
			en: "Ship",
			fr: "Navire"
		},
		florins: 1,
		cubes: ["wood"]
	}
};

//#endregion
//#region packages/game-archipelago/src/flow/construction.ts
function openConstruction(draft, seat, by, what) {
	draft.stack.push({
		kind: "construction",
		id: frameId(draft),
		seat,
		said: 0,
		by,
		what
	});
}
const NOT_THIS = {
	rule: "AR-21.7",
	reason: "card-builds-something-else"
};
const NO_TOKEN$1 = {
	rule: "AR-17.3",
	reason: "no-building-left"
};
const BUILT$1 = {
	rule: "AR-17.3",
	reason: "already-in-this-region"
};
const NO_SHIP$1 = {
	rule: "AR-17.6",
	reason: "no-ship-in-reserve"
};
const NO_FLORINS$4 = {
	rule: "AR-17.1",
	reason: "not-enough-florins"
};
const NO_BUILDER = {
	rule: "AR-17.2",
	reason: "no-free-builder"
};
const WRONG_SPOT = {
	rule: "AR-17.4",
	reason: "not-on-this-area"
};
const NO_SEA = {
	rule: "AR-17.6",
	reason: "no-sea-beside"
};
function checkPrice(state, seat, what, building, due) {
	if (what !== "any" && what === "ship" !== (building === "ship")) return NOT_THIS;
	if (playerOf(state, seat).florins - due < CONSTRUCTION[building].florins) return NO_FLORINS$4;
	if (building === "ship") return reserveOf(state, seat, "ship") > 0 ? null : NO_SHIP$1;
	const townOrTemple = building === "town" || building === "temple";
	const counts = buildingCounts(state);
	return (townOrTemple ? countIn(counts, "town") + countIn(counts, "temple") : countIn(counts, "market") + countIn(counts, "port")) < (townOrTemple ? 13 : 13) ? null : NO_TOKEN$1;
}
function checkSite(state, building, unit, spot) {
	if (!isFreeToAct(unit) || unit.kind === "ship" && building !== "port") return NO_BUILDER;
	const { coasts, bordering, isSea } = sideAt(state, unit.region);
	if (building === "ship") return spot < isSea.length && (bordering[unit.area] >> spot & 1) === 1 ? null : NO_SEA;
	if (spotOf(regionAt(state, unit.region), building) >= 0) return BUILT$1;
	if (building !== "port") return spot === unit.area ? null : WRONG_SPOT;
	const coast = coasts[spot];
	return coast !== void 0 && (coast.land === unit.area || coast.sea === unit.area) ? null : WRONG_SPOT;
}
function hasSite$1(state, building, unit) {
	if (!isFreeToAct(unit) || unit.kind === "ship" && building !== "port") return false;
	if (building !== "ship" && spotOf(regionAt(state, unit.region), building) >= 0) return false;
	return !(building === "ship" || building === "port") || sideAt(state, unit.region).bordering[unit.area] !== 0;
}
function sitesOf(state, building, unit) {
	const sites = [];
	if (!hasSite$1(state, building, unit)) return sites;
	const { coasts, isSea } = sideAt(state, unit.region);
	const spots = building === "port" ? coasts.length : isSea.length;
	for (let spot = 0; spot < spots; spot++) if (checkSite(state, building, unit, spot) === null) sites.push(spot);
	return sites;
}
function canConstruct(state, seat, what, due) {
	const player = playerOf(state, seat);
	for (let n = 0; n < CONSTRUCTIONS.length; n++) {
		const building = CONSTRUCTIONS[n];
		if (!canPayCubes(player, CONSTRUCTION[building].cubes)) continue;
		if (checkPrice(state, seat, what, building, due) !== null) continue;
		for (let i = 0; i < state.units.length; i++) {
			const unit = state.units[i];
			if (unit.seat === seat && hasSite$1(state, building, unit)) return true;
		}
	}
	return false;
}
function build(draft, frame, move, emit) {
	const { building, spot, payment } = move;
	const { seat } = frame;
	const unit = unitOf(draft, move.unit);
	commit(draft, seat, frame.by, "construction", emit);
	payBank(draft, seat, CONSTRUCTION[building].florins);
	payCubes(draft, seat, payment);
	emit({
		type: "built",
		seat,
		building,
		region: unit.region,
		payment: payment.slice()
	});
	if (building === "ship") {
		placeUnit(draft, seat, "ship", unit.region, spot, emit);
		return;
	}
	regionAt(draft, unit.region)[building] = spot;
	unit.building = building;
	unit.engaged = true;
	if (building === "temple") creditBenefactor(draft, seat, emit);
}
const construction = {
	decisions: (_state, frame) => frame.said > 0 ? NOBODY : [asked(frame, frame.seat, {
		kind: "construct",
		what: frame.what
	})],
	settle: done
};
function constructions(state, seat, what) {
	const moves = [];
	for (const building of CONSTRUCTIONS) {
		if (checkPrice(state, seat, what, building, 0) !== null) continue;
		const payments = paymentsOf(playerOf(state, seat), CONSTRUCTION[building].cubes);
		if (payments.length === 0) continue;
		for (const unit of state.units) {
			if (unit.seat !== seat) continue;
			for (const spot of sitesOf(state, building, unit)) for (const payment of payments) moves.push({
				type: "construct",
				building,
				unit: unit.id,
				spot,
				payment
			});
		}
	}
	return moves;
}
const construct = ask("construct", {
	rule: "AR-17.1",
	frame: "construction",
	answers: ["construct"],
	list: (state, seat, frame) => constructions(state, seat, frame.what),
	check(state, seat, frame, { building, spot, payment, ...named }) {
		const refused = checkPrice(state, seat, frame.what, building, 0);
		if (refused !== null) return refused;
		const unit = unitOf(state, named.unit);
		if (unit === null || unit.seat !== seat) return NO_BUILDER;
		return checkSite(state, building, unit, spot) ?? checkPayment(state, seat, CONSTRUCTION[building].cubes, payment);
	},
	answer(draft, _seat, frame, move, emit) {
		frame.said++;
		build(draft, frame, move, emit);
	},
	fallback: (state, seat, frame) => constructions(state, seat, frame.what)[0]
});

//#endregion
//#region packages/game-archipelago/src/flow/reveal.ts
function openReveal(draft, seat, count, wanted, emit) {
	const cards = draft.evolutionDeck.splice(-count, count).toReversed();
	expose(draft);
	emit({
		type: "cards-revealed",
		seat,
		cards: cards.slice()
	});
	draft.stack.push({
		kind: "reveal",
		id: frameId(draft),
		seat,
		said: 0,
		wanted,
		cards,
		stage: "buy"
	});
}
function lowestCost(card) {
	return Math.min(...CARD[card].corners);
}
function takeCard(draft, seat, card, florins, emit) {
	payBank(draft, seat, florins);
	playerOf(draft, seat).cards.push({
		id: card,
		ready: true,
		turn: draft.turn,
		citizen: -1
	});
	emit({
		type: "card-bought",
		seat,
		card,
		florins
	});
}
const reveal = {
	decisions(_state, frame) {
		const { seat, cards, wanted } = frame;
		if (frame.stage !== "buy" || !cards.some((card) => CARD[card].kind === wanted)) return NOBODY;
		return [asked(frame, seat, {
			kind: "buy-revealed",
			cards: cards.slice(),
			wanted
		})];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "done") return "done";
		frame.stage = "done";
		discardCards(draft, frame.cards, emit);
		frame.cards = [];
		reshuffleEvolution(draft, emit);
		openRedZones(draft);
		return "again";
	}
};
const NOT_REVEALED = {
	rule: "AR-22.5",
	reason: "card-not-revealed"
};
const OTHER_KIND = {
	rule: "AR-22.5",
	reason: "other-kind-of-card"
};
const NO_FLORINS$3 = {
	rule: "AR-22.5",
	reason: "not-enough-florins"
};
function checkBuy(state, seat, frame, card) {
	if (!frame.cards.includes(card)) return NOT_REVEALED;
	if (CARD[card].kind !== frame.wanted) return OTHER_KIND;
	return playerOf(state, seat).florins < lowestCost(card) ? NO_FLORINS$3 : null;
}
const buyRevealed = ask("buy-revealed", {
	rule: "AR-22.5",
	frame: "reveal",
	answers: ["buy", "decline"],
	list(state, seat, frame) {
		const moves = [];
		for (const card of frame.cards) if (checkBuy(state, seat, frame, card) === null) moves.push({
			type: "buy",
			card
		});
		moves.push({ type: "decline" });
		return moves;
	},
	check: (state, seat, frame, move) => move.type === "buy" ? checkBuy(state, seat, frame, move.card) : null,
	answer(draft, seat, frame, move, emit) {
		frame.said++;
		frame.stage = "discard";
		if (move.type === "decline") return;
		frame.cards = frame.cards.filter((card) => card !== move.card);
		takeCard(draft, seat, move.card, lowestCost(move.card), emit);
	},
	fallback: () => ({ type: "decline" })
});

//#endregion
//#region packages/game-archipelago/src/flow/evolution.ts
function priceOf(slot) {
	return CARD[slot.card].corners[slot.corner];
}
function rotatable(state, frame) {
	for (let slot = 0; slot < state.track.length; slot++) if (state.track[slot] !== null && slot !== frame.rotated) return true;
	return false;
}
function rotate(draft, seat, index, emit) {
	const slot = draft.track[index];
	slot.corner++;
	emit({
		type: "card-rotated",
		seat,
		card: slot.card,
		corner: slot.corner
	});
	if (slot.corner < 3) return;
	draft.track[index] = null;
	discardCards(draft, [slot.card], emit);
	if (draft.evolutionDeck.length > 0) return;
	reshuffleEvolution(draft, emit);
	openRedZones(draft);
}
function buy(draft, seat, index, emit) {
	const slot = draft.track[index];
	draft.track[index] = null;
	takeCard(draft, seat, slot.card, priceOf(slot), emit);
}
function refill(draft, frame, emit) {
	const slot = draft.track.indexOf(null);
	if (slot >= 0 && drawToTrack(draft, slot, emit)) {
		openRedZones(draft);
		return;
	}
	frame.at++;
	frame.stage = "first";
	frame.rotated = -1;
	endIfClosing(draft, emit);
}
const evolution$1 = {
	decisions(state, frame) {
		const seat = state.order[frame.at];
		const asks = frame.stage === "first" || frame.stage === "second";
		if (seat === void 0 || !asks || !rotatable(state, frame)) return NOBODY;
		const second = frame.stage === "second";
		return [asked(frame, seat, {
			kind: "evolve",
			second
		}, second ? 1 : 0)];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "begin") {
			clearWheel(draft);
			frame.stage = "first";
			return "again";
		}
		if (draft.order[frame.at] === void 0) return "done";
		if (frame.stage !== "refill") frame.stage = "refill";
		else refill(draft, frame, emit);
		return "again";
	}
};
const EMPTY = {
	rule: "AR-20.2",
	reason: "slot-empty"
};
const NOT_TWICE = {
	rule: "AR-20.2",
	reason: "two-different-cards"
};
const ROTATE_NOW = {
	rule: "AR-20.2",
	reason: "rotate-now"
};
const NO_FLORINS$2 = {
	rule: "AR-20.3",
	reason: "not-enough-florins"
};
const evolve = ask("evolve", {
	rule: "AR-20.2",
	frame: "evolution",
	answers: ["buy-card", "rotate-card"],
	list(state, seat, frame) {
		const { florins } = playerOf(state, seat);
		const moves = [];
		for (const [slot, card] of state.track.entries()) {
			if (card === null) continue;
			if (frame.stage === "first" && priceOf(card) <= florins) moves.push({
				type: "buy-card",
				slot
			});
			if (slot !== frame.rotated) moves.push({
				type: "rotate-card",
				slot
			});
		}
		return moves;
	},
	check(state, seat, frame, { type, slot }) {
		const card = state.track[slot] ?? null;
		if (type === "buy-card" && frame.stage === "second") return ROTATE_NOW;
		if (type === "rotate-card" && slot === frame.rotated) return NOT_TWICE;
		if (card === null) return EMPTY;
		return type === "buy-card" && priceOf(card) > playerOf(state, seat).florins ? NO_FLORINS$2 : null;
	},
	answer(draft, seat, frame, { type, slot }, emit) {
		if (type === "buy-card") {
			buy(draft, seat, slot, emit);
			frame.stage = "second";
			return;
		}
		rotate(draft, seat, slot, emit);
		frame.rotated = slot;
		frame.stage = frame.stage === "second" ? "refill" : "second";
	},
	fallback: (state, _seat, frame) => ({
		type: "rotate-card",
		slot: state.track.findIndex((slot, i) => slot !== null && i !== frame.rotated)
	})
});

//#endregion
//#region packages/game-archipelago/src/board/hexes.ts
function shuffledSides(draft, hexes) {
	const sides = [];
	for (const hex of shuffle(draft.rng, hexes.slice())) sides.push(sidesOf(hex)[below(draft.rng, 2)]);
	return sides;
}
function refillHexes(draft, emit) {
	if (draft.hexDeck.length > 0 || draft.hexDiscard.length === 0) return;
	draft.hexDeck = shuffledSides(draft, draft.hexDiscard);
	draft.hexDiscard = [];
	expose(draft);
	emit({ type: "hexes-shuffled" });
}
function drawHex(draft, emit) {
	refillHexes(draft, emit);
	const side = draft.hexDeck.pop();
	if (side === void 0) return null;
	expose(draft);
	refillHexes(draft, emit);
	return SIDE[side].hex;
}
function topSide(state) {
	return isTurnedUp(state) ? state.hexDeck.at(-1) ?? null : null;
}
function isTurnedUp({ stack, order, turn }) {
	if (turn > 0) return true;
	for (let i = 0; i < stack.length; i++) {
		const frame = stack[i];
		if (frame?.kind === "turn-zero") return frame.at === order.length && frame.stage !== "deal";
	}
	return false;
}
function hexesLeft(state) {
	return state.hexDeck.length + state.hexDiscard.length;
}

//#endregion
//#region packages/game-archipelago/src/board/placement.ts
function gapAt(state, q, r) {
	const gap = {
		q,
		r,
		edges: 0,
		touching: 0,
		regions: 0
	};
	for (let i = 0; i < state.regions.length; i++) {
		const near = regionAt(state, i);
		const direction = directionOf(near.q - q, near.r - r);
		if (direction < 0) continue;
		gap.edges |= edgeBit(edgeTowards(near, opposite(direction)), direction);
		gap.touching |= edgeBit("sea", direction) | edgeBit("field", direction) | edgeBit("mountain", direction);
		gap.regions++;
	}
	return gap;
}
function fits(gap, { edgeBits }, rotation) {
	return (edgeBits[rotation] & gap.touching) === gap.edges;
}
function entryOf(state, gap, unit) {
	const from = regionAt(state, unit.region);
	const direction = directionOf(from.q - gap.q, from.r - gap.r);
	if (direction < 0) return -1;
	return areaTowards(from, opposite(direction)) === unit.area ? direction : -1;
}
function explorersFor(state, seat, gap) {
	const explorers = [];
	for (const unit of state.units) if (unit.seat === seat && isFreeToAct(unit) && entryOf(state, gap, unit) >= 0) explorers.push(unit);
	return explorers;
}
function explorableGaps(state, seat) {
	const gaps = [];
	for (const unit of state.units) {
		if (unit.seat !== seat || !isFreeToAct(unit)) continue;
		const from = regionAt(state, unit.region);
		const exits = exitsOf(state, unit.region, unit.area);
		for (let direction = 0; exits >> direction > 0; direction++) {
			if ((exits >> direction & 1) === 0 || neighbourOf(state, unit.region, direction) >= 0) continue;
			const q = from.q + STEP_Q[direction];
			const r = from.r + STEP_R[direction];
			if (isListed$1(gaps, q, r)) continue;
			const gap = gapAt(state, q, r);
			if (gap.regions >= 2) gaps.push(gap);
		}
	}
	return gaps;
}
function isListed$1(gaps, q, r) {
	for (let i = 0; i < gaps.length; i++) if (gaps[i]?.q === q && gaps[i]?.r === r) return true;
	return false;
}
function turnZeroGaps(state) {
	const gaps = [];
	for (let direction = 0; direction < 6; direction++) if (state.neighbours[direction] === -1) gaps.push(gapAt(state, STEP_Q[direction], STEP_R[direction]));
	return gaps;
}
function placementsOf(gaps, hexes) {
	const moves = [];
	for (const hex of hexes) for (const side of sidesOf(hex)) {
		const face = SIDE[side];
		for (let rotation = 0; rotation < 6; rotation++) for (const gap of gaps) if (fits(gap, face, rotation)) moves.push({
			type: "place-hex",
			side,
			rotation,
			q: gap.q,
			r: gap.r
		});
	}
	return moves;
}
function fitsSomewhere(gaps, hexes) {
	for (const hex of hexes) for (const side of sidesOf(hex)) {
		const face = SIDE[side];
		for (let rotation = 0; rotation < 6; rotation++) for (const gap of gaps) if (fits(gap, face, rotation)) return true;
	}
	return false;
}
function checkPlacement(gaps, hexes, move, turnZero) {
	if (!hexes.includes(SIDE[move.side].hex)) return {
		rule: turnZero ? "AR-1.3" : "AR-13.3",
		reason: "not-your-hex"
	};
	const gap = gaps.find(({ q, r }) => q === move.q && r === move.r);
	if (gap === void 0) return turnZero ? {
		rule: "AR-1.3",
		reason: "not-next-to-the-start"
	} : {
		rule: "AR-13.4",
		reason: "position-out-of-reach"
	};
	return fits(gap, SIDE[move.side], move.rotation) ? null : {
		rule: "AR-1.4",
		reason: "edges-do-not-match"
	};
}

//#endregion
//#region packages/game-archipelago/src/data/domestic-market.ts
const DOMESTIC_MARKET = {
	fruit: [
		{
			capacity: 3,
			price: 5,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 3,
			price: 3,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 3,
			price: 2,
			surplus: 0,
			rebellion: 1
		},
		{
			capacity: 3,
			price: 1,
			surplus: 0,
			rebellion: 2
		}
	],
	cattle: [
		{
			capacity: 3,
			price: 5,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 3,
			price: 4,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 3,
			price: 3,
			surplus: 0,
			rebellion: 1
		},
		{
			capacity: 3,
			price: 2,
			surplus: 0,
			rebellion: 2
		}
	],
	fish: [
		{
			capacity: 3,
			price: 6,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 3,
			price: 4,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 3,
			price: 3,
			surplus: 0,
			rebellion: 1
		},
		{
			capacity: 3,
			price: 2,
			surplus: 0,
			rebellion: 2
		}
	],
	wood: [
		{
			capacity: 3,
			price: 6,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 3,
			price: 5,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 3,
			price: 3,
			surplus: 0,
			rebellion: 1
		},
		{
			capacity: 3,
			price: 2,
			surplus: 0,
			rebellion: 2
		}
	],
	stone: [
		{
			capacity: 2,
			price: 7,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 6,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 4,
			surplus: 0,
			rebellion: 1
		},
		{
			capacity: 2,
			price: 3,
			surplus: 0,
			rebellion: 2
		}
	],
	iron: [
		{
			capacity: 2,
			price: 8,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 6,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 5,
			surplus: 0,
			rebellion: 1
		},
		{
			capacity: 2,
			price: 4,
			surplus: 0,
			rebellion: 2
		}
	]
};

//#endregion
//#region packages/game-archipelago/src/data/export-market.ts
const EXPORT_MARKET = {
	fruit: [
		{
			capacity: 2,
			price: 6,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 5,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 4,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 2,
			surplus: 2,
			rebellion: 0
		}
	],
	cattle: [
		{
			capacity: 2,
			price: 7,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 5,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 4,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 2,
			surplus: 2,
			rebellion: 0
		}
	],
	fish: [
		{
			capacity: 2,
			price: 7,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 5,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 4,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 3,
			surplus: 2,
			rebellion: 0
		}
	],
	wood: [
		{
			capacity: 2,
			price: 8,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 6,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 4,
			surplus: 1,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 3,
			surplus: 2,
			rebellion: 0
		}
	],
	stone: [
		{
			capacity: 2,
			price: 9,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 7,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 5,
			surplus: 1,
			rebellion: 0
		}
	],
	iron: [
		{
			capacity: 2,
			price: 10,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 8,
			surplus: 0,
			rebellion: 0
		},
		{
			capacity: 2,
			price: 6,
			surplus: 1,
			rebellion: 0
		}
	]
};

//#endregion
//#region packages/game-archipelago/src/data/market-row.ts
const MARKETS = ["domestic", "export"];

//#endregion
//#region packages/game-archipelago/src/economy/market.ts
const spacesOf = (zones) => Object.fromEntries(RESOURCES.map((resource) => [resource, zones[resource].flatMap((row) => Array.from({ length: row.capacity }, () => row))]));
const SPACES = {
	domestic: spacesOf(DOMESTIC_MARKET),
	export: spacesOf(EXPORT_MARKET)
};
function lastRow(state, market, resource) {
	const cubes = state[market][resource];
	return cubes === 0 ? void 0 : SPACES[market][resource][cubes - 1];
}
function hasRoom(state, market, resource) {
	return state[market][resource] < SPACES[market][resource].length;
}
function buyingPrice(state, market, resource) {
	return lastRow(state, market, resource)?.price ?? null;
}
function sellingPrice(state, market, resource) {
	const row = SPACES[market][resource][state[market][resource]];
	return row === void 0 ? null : Math.min(row.price, state.florins);
}
const ONLY = {
	domestic: ["domestic"],
	export: ["export"]
};
function marketsOf(market) {
	return market === null ? MARKETS : ONLY[market];
}
const EMPTY_ZONE = {
	rule: "AR-12.2",
	reason: "zone-empty"
};
const TOO_EXPENSIVE = {
	rule: "AR-12.2",
	reason: "not-enough-florins"
};
const FULL_ZONE = {
	rule: "AR-12.3",
	reason: "zone-full"
};
const NO_CUBE$1 = {
	rule: "AR-12.3",
	reason: "no-such-cube"
};
const NO_TOKEN = {
	rule: "AR-23.1",
	reason: "no-explorer-token"
};
const BANK_LACKS_CUBE$1 = {
	rule: "AR-23.2",
	reason: "bank-lacks-cube"
};
const NOTHING_TO_BUY_WITH_TOKEN = {
	rule: "AR-23.1",
	reason: "tokens-only-sell"
};
function checkTransaction(state, seat, move, due) {
	const { market, resource, token } = move;
	const player = playerOf(state, seat);
	if (move.deal === "buy") {
		if (token) return NOTHING_TO_BUY_WITH_TOKEN;
		const price = buyingPrice(state, market, resource);
		if (price === null) return EMPTY_ZONE;
		return price > player.florins - due ? TOO_EXPENSIVE : null;
	}
	if (!hasRoom(state, market, resource)) return FULL_ZONE;
	if (!token) return player.cubes[resource] < 1 ? NO_CUBE$1 : null;
	if (player.tokens < 1) return NO_TOKEN;
	return state.cubes[resource] < 1 ? BANK_LACKS_CUBE$1 : null;
}
const zonesOf = (market) => RESOURCES.map((resource) => ({
	resource,
	spaces: SPACES[market][resource],
	buy: {
		type: "transact",
		market,
		deal: "buy",
		resource,
		token: false
	},
	sell: {
		type: "transact",
		market,
		deal: "sell",
		resource,
		token: false
	},
	sellToken: {
		type: "transact",
		market,
		deal: "sell",
		resource,
		token: true
	}
}));
const ZONES = {
	domestic: zonesOf("domestic"),
	export: zonesOf("export")
};
const BUY = 1;
const SELL = 2;
const SELL_TOKEN = 4;
function possibleAt({ resource, spaces }, stock, bank, player, florins) {
	const buys = stock > 0 && spaces[stock - 1].price <= florins ? BUY : 0;
	if (stock >= spaces.length) return buys;
	return buys | (player.cubes[resource] > 0 ? SELL : 0) | (player.tokens > 0 && bank[resource] > 0 ? SELL_TOKEN : 0);
}
function transactions(state, seat, markets, due) {
	const moves = [];
	const player = playerOf(state, seat);
	for (const market of markets) {
		const stocks = state[market];
		for (const zone of ZONES[market]) {
			const possible = possibleAt(zone, stocks[zone.resource], state.cubes, player, player.florins - due);
			if ((possible & BUY) !== 0) moves.push(zone.buy);
			if ((possible & SELL) !== 0) moves.push(zone.sell);
			if ((possible & SELL_TOKEN) !== 0) moves.push(zone.sellToken);
		}
	}
	return moves;
}
function canTransact(state, seat, markets, due) {
	const player = playerOf(state, seat);
	for (const market of markets) {
		const stocks = state[market];
		for (const zone of ZONES[market]) if (possibleAt(zone, stocks[zone.resource], state.cubes, player, player.florins - due) !== 0) return true;
	}
	return false;
}
function transact(draft, seat, move, emit) {
	const { market, deal, resource, token } = move;
	const player = playerOf(draft, seat);
	const price = (deal === "buy" ? buyingPrice : sellingPrice)(draft, market, resource) ?? 0;
	if (deal === "buy") {
		player.florins -= price;
		draft.florins += price;
		draft[market][resource]--;
		player.cubes[resource]++;
	} else {
		player.florins += price;
		draft.florins -= price;
		draft[market][resource]++;
		if (token) {
			player.tokens--;
			draft.tokensSpent++;
			draft.cubes[resource]--;
		} else player.cubes[resource]--;
	}
	emit({
		type: "transacted",
		seat,
		market,
		deal,
		resource,
		token,
		florins: price
	});
}

//#endregion
//#region packages/game-archipelago/src/flow/reward.ts
function openReward(draft, seat, region) {
	draft.stack.push({
		kind: "reward",
		id: frameId(draft),
		seat,
		said: 0,
		region,
		stage: "market",
		market: null
	});
}
function rewardsOf(state, frame) {
	const rewards = [];
	const { stage } = frame;
	if (stage === "over") return rewards;
	const { icons, iconsOfResource } = sideAt(state, frame.region);
	if (stage === "own" && icons.length < 2) return rewards;
	for (let i = 0; i < RESOURCES.length; i++) {
		const resource = RESOURCES[i];
		let left = iconsOfResource[resource];
		if (stage === "own" && resource === frame.market) left &= left - 1;
		if (left === 0 || state.cubes[resource] < 1) continue;
		if (stage === "own" || hasRoom(state, "domestic", resource)) rewards.push(resource);
	}
	return rewards;
}
const NO_SUCH_ICON = {
	rule: "AR-13.8",
	reason: "resource-not-available"
};
function grant(draft, frame, resource, emit) {
	const toMarket = frame.stage === "market";
	frame.stage = toMarket ? "own" : "over";
	if (resource === void 0) return;
	draft.cubes[resource]--;
	if (toMarket) {
		frame.market = resource;
		draft.domestic[resource]++;
	} else playerOf(draft, frame.seat).cubes[resource]++;
	emit({
		type: "cube-rewarded",
		seat: frame.seat,
		resource,
		to: toMarket ? "market" : "screen"
	});
}
const reward = {
	decisions(state, frame) {
		if (rewardsOf(state, frame).length < 2) return NOBODY;
		const to = frame.stage === "market" ? "market" : "screen";
		return [asked(frame, frame.seat, {
			kind: "choose-reward",
			region: frame.region,
			to
		}, frame.said)];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "over") return "done";
		grant(draft, frame, rewardsOf(draft, frame)[0], emit);
		return "again";
	}
};
const chooseReward = ask("choose-reward", {
	rule: "AR-13.7",
	frame: "reward",
	answers: ["choose-reward"],
	list(state, _seat, frame) {
		const moves = [];
		for (const resource of rewardsOf(state, frame)) moves.push({
			type: "choose-reward",
			resource
		});
		return moves;
	},
	check: (state, _seat, frame, { resource }) => rewardsOf(state, frame).includes(resource) ? null : NO_SUCH_ICON,
	answer(draft, _seat, frame, { resource }, emit) {
		frame.said++;
		grant(draft, frame, resource, emit);
	},
	fallback: (state, _seat, frame) => ({
		type: "choose-reward",
		resource: rewardsOf(state, frame)[0]
	})
});

//#endregion
//#region packages/game-archipelago/src/data/trends.ts
const TRENDS = [
	"trend-temple",
	"trend-benefactor",
	"trend-fish",
	"trend-stone",
	"trend-population",
	"trend-fruit",
	"trend-cattle",
	"trend-wood",
	"trend-iron",
	"trend-town",
	"trend-ship",
	"trend-money"
];
const TREND_POINTS = [
	4,
	3,
	2
];
const TREND = {
	"trend-temple": {
		name: {
			en: "Temples",
			fr: "Temples"
		},
		criterion: { by: "temples-controlled" },
		provenance: "seed"
	},
	"trend-benefactor": {
		name: {
			en: "Benefactor",
			fr: "Bienfaiteur"
		},
		criterion: { by: "benefactor-florins" },
		provenance: "seed"
	},
	"trend-fish": {
		name: {
			en: "Fish",
			fr: "Poissons"
		},
		criterion: {
			by: "cubes",
			resource: "fish"
		},
		provenance: "public"
	},
	"trend-stone": {
		name: {
			en: "Stone",
			fr: "Pierre"
		},
		criterion: {
			by: "cubes",
			resource: "stone"
		},
		provenance: "public"
	},
	"trend-population": {
		name: {
			en: "Population",
			fr: "Population"
		},
		criterion: { by: "citizens-in-archipelago" },
		provenance: "public"
	},
	"trend-fruit": {
		name: {
			en: "Exotic fruit",
			fr: "Fruits exotiques"
		},
		criterion: {
			by: "cubes",
			resource: "fruit"
		},
		provenance: "reconstructed"
	},
	"trend-cattle": {
		name: {
			en: "Cattle",
			fr: "Bovins"
		},
		criterion: {
			by: "cubes",
			resource: "cattle"
		},
		provenance: "reconstructed"
	},
	"trend-wood": {
		name: {
			en: "Wood",
			fr: "Bois"
		},
		criterion: {
			by: "cubes",
			resource: "wood"
		},
		provenance: "reconstructed"
	},
	"trend-iron": {
		name: {
			en: "Iron",
			fr: "Fer"
		},
		criterion: {
			by: "cubes",
			resource: "iron"
		},
		provenance: "reconstructed"
	},
	"trend-town": {
		name: {
			en: "Towns",
			fr: "Villes"
		},
		criterion: { by: "towns-controlled" },
		provenance: "reconstructed"
	},
	"trend-ship": {
		name: {
			en: "Fleet",
			fr: "Flotte"
		},
		criterion: { by: "ships-in-archipelago" },
		provenance: "reconstructed"
	},
	"trend-money": {
		name: {
			en: "Wealth",
			fr: "Fortune"
		},
		criterion: { by: "money" },
		provenance: "reconstructed"
	}
};

//#endregion
//#region packages/game-archipelago/src/options.ts
const FIRST_COLOURS = [
	"red-green",
	"red-blue",
	"yellow-green",
	"yellow-blue"
];
const switchOf = (rule) => ({
	values: [false, true],
	default: false,
	rule
});
const optionsSchema = {
	fields: {
		edition: {
			values: EDITIONS,
			default: "en-2.0",
			rule: "AR-28.1"
		},
		length: {
			values: LENGTHS,
			default: "short",
			rule: "AR-28.2"
		},
		desertStart: switchOf("AR-28.3"),
		noSecrets: switchOf("AR-28.4"),
		moreControl: switchOf("AR-28.5"),
		moreSpice: switchOf("AR-28.6"),
		chooseTrend: switchOf("AR-28.7"),
		benefactor: switchOf("AR-28.8"),
		templesCounted: {
			values: ["all", "controlled"],
			default: "all",
			rule: "AR-28.10"
		},
		firstColours: {
			values: FIRST_COLOURS,
			default: "red-green",
			rule: "AR-24.6"
		}
	},
	check(options, seats) {
		const { noSecrets, moreControl, moreSpice, chooseTrend, benefactor, firstColours } = options;
		if (noSecrets && (moreControl || moreSpice || chooseTrend || benefactor)) return {
			rule: "AR-28.9",
			reason: "no-secrets-stands-alone"
		};
		if (benefactor && moreControl) return {
			rule: "AR-28.8",
			reason: "benefactor-replaces-more-control"
		};
		if (seats === 5 && moreSpice && benefactor) return {
			rule: "AR-28.11",
			reason: "too-few-objectives"
		};
		if (seats !== 2 && firstColours !== "red-green") return {
			rule: "AR-24.6",
			reason: "first-colours-need-two-players"
		};
		return null;
	}
};
function rolesLeave(options, seats) {
	return seats === 2 || options.noSecrets || options.benefactor;
}
function objectivesEach(options, seats) {
	if (options.noSecrets) return 0;
	return seats === 2 ? 2 : 1;
}

//#endregion
//#region packages/game-archipelago/src/flow/trend-vote.ts
function trendsInVote(state) {
	return state.options.benefactor ? TRENDS.filter((trend) => trend !== "trend-benefactor") : TRENDS;
}
function trendsWanted(state) {
	return state.options.moreControl ? 2 : 1;
}
const trendVote = {
	decisions(_state, frame) {
		const open = [];
		for (const [seat, vote] of frame.votes.entries()) if (vote === null) open.push(asked(frame, seat, { kind: "vote-trend" }));
		return open;
	},
	settle(draft, frame, emit) {
		const votes = (trend) => frame.votes.filter((vote) => vote === trend).length;
		const ranked = shuffle(draft.rng, trendsInVote(draft).slice()).toSorted((a, b) => votes(b) - votes(a));
		draft.trends.push(...ranked.slice(0, trendsWanted(draft)));
		emit({
			type: "trends-chosen",
			trends: draft.trends.slice()
		});
		return "done";
	}
};
const NOT_IN_VOTE = {
	rule: "AR-28.8",
	reason: "trend-not-in-vote"
};
const voteTrend = ask("vote-trend", {
	rule: "AR-28.7",
	frame: "trend-vote",
	answers: ["vote-trend"],
	list: (state) => trendsInVote(state).map((trend) => ({
		type: "vote-trend",
		trend
	})),
	check: (state, _seat, _frame, { trend }) => trendsInVote(state).includes(trend) ? null : NOT_IN_VOTE,
	answer(_draft, seat, frame, { trend }, emit) {
		frame.votes[seat] = trend;
		emit({
			type: "vote-sealed",
			seat
		});
	},
	fallback: (state) => ({
		type: "vote-trend",
		trend: trendsInVote(state)[0]
	})
});

//#endregion
//#region packages/game-archipelago/src/flow/after-turn-zero.ts
function closeTurnZero(draft, emit) {
	const hexes = [...draft.hexDeck.map((side) => SIDE[side].hex), ...draft.hexDiscard];
	for (const player of draft.players) {
		hexes.push(...player.hand);
		player.hand = [];
	}
	draft.hexDeck = shuffledSides(draft, hexes);
	draft.hexDiscard = [];
	expose(draft);
	emit({ type: "hexes-shuffled" });
	for (let slot = 0; slot < 5; slot++) drawToTrack(draft, slot, emit);
	drawTrends(draft, emit);
	dealObjectives(draft, emit);
}
function drawTrends(draft, emit) {
	const { noSecrets, chooseTrend, benefactor } = draft.options;
	if (noSecrets || chooseTrend) return;
	const pile = shuffle(draft.rng, (benefactor ? trendsInVote(draft) : TRENDS).slice());
	draft.trends.push(...pile.slice(0, trendsWanted(draft)));
	emit({
		type: "trends-chosen",
		trends: draft.trends.slice()
	});
}
function dealObjectives(draft, emit) {
	const seats = draft.players.length;
	const { length, noSecrets, moreSpice } = draft.options;
	const ranked = (id) => OBJECTIVE[id].victory.type === "rank";
	const deck = objectiveDeck(length);
	const pile = shuffle(draft.rng, rolesLeave(draft.options, seats) ? deck.filter(ranked) : deck.slice());
	if (noSecrets) {
		draft.shown = pile.slice(0, seats);
		emit({
			type: "objectives-shown",
			objectives: draft.shown.slice()
		});
		return;
	}
	const dealt = objectivesEach(draft.options, seats) * (moreSpice ? 2 : 1);
	for (let seat = 0; seat < seats; seat++) {
		const objectives = pile.splice(0, dealt);
		playerOf(draft, seat).objectives = objectives;
		emit({
			type: "objectives-dealt",
			seat,
			objectives: objectives.slice()
		});
	}
	expose(draft);
	if (moreSpice) draft.stack.push({
		kind: "keep-objectives",
		id: frameId(draft),
		kept: draft.players.map(() => false)
	});
}

//#endregion
//#region packages/game-archipelago/src/flow/turn-zero.ts
function dealHand(draft, seat, emit) {
	const player = playerOf(draft, seat);
	for (let i = 0; i < START.hand; i++) {
		const side = draft.hexDeck.pop();
		if (side !== void 0) player.hand.push(SIDE[side].hex);
	}
	expose(draft);
	emit({
		type: "hand-dealt",
		seat,
		hexes: player.hand.slice()
	});
}
function replaceHand(draft, seat, emit) {
	const player = playerOf(draft, seat);
	emit({
		type: "hand-shown",
		seat,
		hexes: player.hand.slice()
	});
	draft.hexDiscard.push(...player.hand);
	player.hand = [];
	if (draft.hexDeck.length < START.hand) {
		const left = draft.hexDeck.map((side) => SIDE[side].hex);
		draft.hexDeck = shuffledSides(draft, [...left, ...draft.hexDiscard]);
		draft.hexDiscard = [];
		emit({ type: "hexes-shuffled" });
	}
	dealHand(draft, seat, emit);
}
function hexesOutside(draft, seat) {
	return [
		...playerOf(draft, seat).hand,
		...draft.hexDiscard,
		...draft.hexDeck.map((side) => SIDE[side].hex)
	];
}
function banksOf(state, frame) {
	return sideAt(state, frame.region).bordering[frame.sea] ?? 0;
}
function landings(state, frame) {
	const mask = banksOf(state, frame);
	const areas = [];
	for (let area = 0; mask >> area > 0; area++) if (mask >> area & 1) areas.push(area);
	if (!EDITION_RULES[state.options.edition].landOnTwoBanks) return areas.map((area) => [area, area]);
	return areas.flatMap((first, i) => areas.slice(i).map((second) => [first, second]));
}
function discover(draft, frame, seat, move, emit) {
	const { side, rotation, q, r } = move;
	const player = playerOf(draft, seat);
	player.hand.splice(player.hand.indexOf(SIDE[side].hex), 1);
	frame.region = addRegion(draft, side, rotation, q, r);
	emit({
		type: "region-discovered",
		seat,
		region: frame.region,
		side,
		rotation,
		q,
		r
	});
	let back = 0;
	while (STEP_Q[opposite(back)] !== q || STEP_R[opposite(back)] !== r) back++;
	const area = areaTowards(regionAt(draft, frame.region), back);
	const kind = draft.options.desertStart ? "citizen" : "ship";
	for (const unit of draft.units) {
		if (unit.seat !== seat || unit.kind !== kind) continue;
		unit.region = frame.region;
		unit.area = area;
		emit({
			type: "unit-moved",
			unit: unit.id,
			region: frame.region,
			area,
			building: null
		});
		break;
	}
	takeToken(draft, seat, emit);
	frame.sea = area;
	frame.stage = draft.options.desertStart ? "huts" : "land";
}
function land$1(draft, frame, seat, areas, emit) {
	for (const area of areas) placeUnit(draft, seat, "citizen", frame.region, area, emit);
	movePopulation(draft, areas.length, emit);
	frame.stage = "huts";
}
function handToPlace(draft, frame, seat, emit) {
	const gaps = turnZeroGaps(draft);
	const fits = () => fitsSomewhere(gaps, playerOf(draft, seat).hand);
	if (!fits() && !fitsSomewhere(gaps, hexesOutside(draft, seat))) {
		frame.at++;
		return "again";
	}
	while (!fits()) replaceHand(draft, seat, emit);
	frame.stage = "place";
	return "waiting";
}
function countHuts(draft, frame, seat, emit) {
	moveSurplus(draft, sideAt(draft, frame.region).huts, emit);
	frame.at++;
	frame.stage = "deal";
	openReward(draft, seat, frame.region);
}
function closeOnce(draft, frame, emit) {
	if (frame.stage !== "deal") return "done";
	frame.stage = "huts";
	closeTurnZero(draft, emit);
	return "again";
}
function begin(draft, frame, emit) {
	shuffle(draft.rng, draft.order);
	emit({
		type: "order-drawn",
		order: draft.order.slice()
	});
	for (let seat = 0; seat < draft.players.length; seat++) dealHand(draft, seat, emit);
	frame.stage = "deal";
}
const turnZero = {
	decisions(state, frame) {
		const seat = state.order[frame.at];
		if (seat === void 0) return NOBODY;
		if (frame.stage === "place") return [asked(frame, seat, {
			kind: "place-hex",
			hexes: playerOf(state, seat).hand.slice(),
			turnZero: true
		})];
		if (frame.stage !== "land") return NOBODY;
		const banks = banksOf(state, frame);
		if ((banks & banks - 1) === 0) return NOBODY;
		return [asked(frame, seat, {
			kind: "land-citizens",
			region: frame.region
		}, 1)];
	},
	settle(draft, frame, emit) {
		const seat = draft.order[frame.at];
		if (seat === void 0) return closeOnce(draft, frame, emit);
		if (frame.stage === "deal") return handToPlace(draft, frame, seat, emit);
		if (frame.stage === "begin") begin(draft, frame, emit);
		else if (frame.stage === "land") land$1(draft, frame, seat, landings(draft, frame)[0] ?? [], emit);
		else countHuts(draft, frame, seat, emit);
		return "again";
	}
};
const WRONG_LANDING = {
	rule: "AR-1.9",
	reason: "area-not-on-this-coast"
};
const landCitizens = ask("land-citizens", {
	rule: "AR-1.9",
	frame: "turn-zero",
	answers: ["land-citizens"],
	list: (state, _seat, frame) => landings(state, frame).map((areas) => ({
		type: "land-citizens",
		areas
	})),
	check(state, _seat, frame, { areas }) {
		const [first, second] = areas;
		return landings(state, frame).some(([a, b]) => a === first && b === second) && areas.length === 2 ? null : WRONG_LANDING;
	},
	answer: (draft, seat, frame, { areas }, emit) => land$1(draft, frame, seat, areas, emit),
	fallback: (state, _seat, frame) => ({
		type: "land-citizens",
		areas: landings(state, frame)[0] ?? []
	})
});

//#endregion
//#region packages/game-archipelago/src/flow/exploration.ts
function canExplore(state, seat) {
	if (hexesLeft(state) === 0) return false;
	for (let i = 0; i < state.units.length; i++) {
		const unit = state.units[i];
		if (unit.seat === seat && isFreeToAct(unit)) return true;
	}
	return false;
}
function topHexFits(state, seat) {
	const gaps = explorableGaps(state, seat);
	if (gaps.length === 0) return null;
	const top = state.hexDeck.at(-1);
	return top !== void 0 && fitsSomewhere(gaps, [SIDE[top].hex]);
}
function openExploration(draft, seat, by) {
	draft.stack.push({
		kind: "exploration",
		id: frameId(draft),
		seat,
		said: 0,
		by,
		stage: "take",
		hex: null,
		open: false,
		side: null,
		rotation: 0,
		q: 0,
		r: 0,
		unit: -1,
		region: -1
	});
}
function take(draft, frame, open, emit) {
	commit(draft, frame.seat, frame.by, "exploration", emit);
	if (!open) {
		const refused = drawHex(draft, emit);
		draft.hexDiscard.push(refused);
		emit({
			type: "hex-refused",
			seat: frame.seat,
			hex: refused
		});
	}
	frame.hex = drawHex(draft, emit);
	frame.open = open;
	frame.stage = "look";
	expose(draft);
	emit({
		type: "hex-taken",
		seat: frame.seat,
		hex: frame.hex,
		open
	});
}
function look(draft, frame, emit) {
	const hex = frame.hex;
	if (fitsSomewhere(explorableGaps(draft, frame.seat), [hex])) {
		frame.stage = "place";
		return;
	}
	draft.hexDiscard.push(hex);
	frame.stage = "over";
	emit({
		type: "exploration-failed",
		seat: frame.seat,
		hex
	});
	refillHexes(draft, emit);
}
function enter(draft, frame, emit) {
	const { seat, rotation, q, r } = frame;
	const side = frame.side;
	const unit = unitOf(draft, frame.unit);
	const direction = entryOf(draft, gapAt(draft, q, r), unit);
	frame.region = addRegion(draft, side, rotation, q, r);
	emit({
		type: "region-discovered",
		seat,
		region: frame.region,
		side,
		rotation,
		q,
		r
	});
	unit.region = frame.region;
	unit.area = areaTowards(regionAt(draft, frame.region), direction);
	unit.building = null;
	emit({
		type: "unit-moved",
		unit: unit.id,
		region: unit.region,
		area: unit.area,
		building: null
	});
	takeToken(draft, seat, emit);
	frame.stage = "huts";
	openReward(draft, seat, frame.region);
}
const exploration = {
	decisions(state, frame) {
		const { seat, said } = frame;
		switch (frame.stage) {
			case "take": return [asked(frame, seat, { kind: "take-or-refuse" }, said)];
			case "place": return [asked(frame, seat, {
				kind: "place-hex",
				hexes: hexOf(frame),
				turnZero: false
			}, said)];
			case "send": return explorers(state, frame).length < 2 ? NOBODY : [asked(frame, seat, { kind: "send-unit" }, said)];
			default: return NOBODY;
		}
	},
	settle(draft, frame, emit) {
		switch (frame.stage) {
			case "look":
				look(draft, frame, emit);
				break;
			case "send":
				frame.unit = explorers(draft, frame)[0]?.id ?? -1;
				frame.stage = "enter";
				break;
			case "enter":
				enter(draft, frame, emit);
				break;
			case "huts":
				moveSurplus(draft, sideAt(draft, frame.region).huts, emit);
				frame.stage = "over";
				break;
			default: return "done";
		}
		return "again";
	}
};
const takeOrRefuse = ask("take-or-refuse", {
	rule: "AR-13.2",
	frame: "exploration",
	answers: ["take-hex", "refuse-hex"],
	list: () => [{ type: "take-hex" }, { type: "refuse-hex" }],
	check: () => null,
	answer(draft, _seat, frame, { type }, emit) {
		frame.said++;
		take(draft, frame, type === "take-hex", emit);
	},
	fallback: () => ({ type: "take-hex" })
});
function hexOf({ hex }) {
	return hex === null ? [] : [hex];
}
function hexesToPlace(state, seat, frame) {
	return frame.kind === "turn-zero" ? playerOf(state, seat).hand : hexOf(frame);
}
function gapsFor(state, seat, { kind }) {
	return kind === "turn-zero" ? turnZeroGaps(state) : explorableGaps(state, seat);
}
function placements(state, seat, frame) {
	return placementsOf(gapsFor(state, seat, frame), hexesToPlace(state, seat, frame));
}
const placeHex = ask("place-hex", {
	rule: "AR-13.3",
	frame: ["turn-zero", "exploration"],
	answers: ["place-hex"],
	list: placements,
	check: (state, seat, frame, move) => checkPlacement(gapsFor(state, seat, frame), hexesToPlace(state, seat, frame), move, frame.kind === "turn-zero"),
	answer(draft, seat, frame, move, emit) {
		if (frame.kind === "turn-zero") {
			discover(draft, frame, seat, move, emit);
			return;
		}
		frame.said++;
		frame.side = move.side;
		frame.rotation = move.rotation;
		frame.q = move.q;
		frame.r = move.r;
		frame.stage = "send";
	},
	fallback: (state, seat, frame) => placements(state, seat, frame)[0]
});
const CANNOT_ENTER = {
	rule: "AR-13.5",
	reason: "unit-cannot-enter"
};
function explorers(state, { seat, q, r }) {
	return explorersFor(state, seat, gapAt(state, q, r));
}
const sendUnit = ask("send-unit", {
	rule: "AR-13.5",
	frame: "exploration",
	answers: ["send-unit"],
	list: (state, _seat, frame) => explorers(state, frame).map(({ id }) => ({
		type: "send-unit",
		unit: id
	})),
	check: (state, _seat, frame, { unit }) => explorers(state, frame).some(({ id }) => id === unit) ? null : CANNOT_ENTER,
	answer(_draft, _seat, frame, { unit }) {
		frame.said++;
		frame.unit = unit;
		frame.stage = "enter";
	},
	fallback: (state, _seat, frame) => ({
		type: "send-unit",
		unit: explorers(state, frame)[0]?.id ?? 0
	})
});

//#endregion
//#region packages/game-archipelago/src/flow/permission.ts
function controllerHere(state, frame) {
	return townHolder(state, frame.region)?.seat;
}
function deployedHere(state, frame) {
	return frame.units.filter((id) => unitOf(state, id)?.region === frame.region).length;
}
function permissionDecisions(state, frame) {
	const { region, seat, said } = frame;
	const controller = controllerHere(state, frame);
	if (frame.stage === "offer") return [asked(frame, seat, {
		kind: "offer-for-harvest",
		region,
		controller
	}, said)];
	if (frame.stage === "price") {
		const price = copyGoods(frame.price ?? NOTHING);
		return [asked(frame, seat, {
			kind: "pay-price",
			region,
			controller,
			price
		}, said)];
	}
	const cubes = deployedHere(state, frame);
	const offer = copyGoods(frame.offer ?? NOTHING);
	return [asked(frame, controller, {
		kind: "permit-harvest",
		region,
		harvester: seat,
		cubes,
		offer
	}, region)];
}
function withdraw(draft, frame, emit) {
	for (let i = frame.units.length - 1; i >= 0; i--) {
		if (unitOf(draft, frame.units[i])?.region !== frame.region) continue;
		frame.units.splice(i, 1);
		frame.icons.splice(i, 1);
	}
	roundOf(draft)?.refused.push(frame.region);
	emit({
		type: "harvest-withdrawn",
		seat: frame.seat,
		region: frame.region
	});
	closeRegion(frame);
}
function agree(draft, frame, paid) {
	if (paid !== null) handOver(draft, frame.seat, controllerHere(draft, frame), paid);
	frame.agreed.push(frame.region);
	closeRegion(frame);
}
function closeRegion(frame) {
	frame.stage = "ask";
	frame.offer = null;
	frame.price = null;
}
const NOT_COVERED = {
	rule: "AR-11.7",
	reason: "offer-not-covered"
};
const NOT_PAYABLE = {
	rule: "AR-11.7",
	reason: "price-not-covered"
};
const EMPTY_PRICE = {
	rule: "AR-11.7",
	reason: "price-is-nothing"
};
const NOT_THEIR_CARD = {
	rule: "AR-3.3",
	reason: "card-cannot-change-hands"
};
const offerForHarvest = ask("offer-for-harvest", {
	rule: "AR-11.7",
	frame: "harvest",
	open: true,
	answers: ["offer"],
	list(state, seat) {
		const bundles = [
			NOTHING,
			goods(1),
			goods(2)
		];
		for (const resource of RESOURCES) bundles.push(goods(0, { [resource]: 1 }));
		return bundles.filter((bundle) => canCover(state, seat, bundle)).map((bundle) => ({
			type: "offer",
			offer: copyGoods(bundle)
		}));
	},
	check: (state, seat, _frame, { offer }) => canCover(state, seat, offer) ? null : NOT_COVERED,
	answer(draft, seat, frame, { offer }, emit) {
		const { region } = frame;
		frame.said++;
		frame.offer = copyGoods(offer);
		frame.stage = "permission";
		emit({
			type: "permission-asked",
			seat,
			controller: controllerHere(draft, frame),
			region,
			offer: copyGoods(offer)
		});
	},
	fallback: () => ({
		type: "offer",
		offer: copyGoods(NOTHING)
	})
});
const permitHarvest = ask("permit-harvest", {
	rule: "AR-11.7",
	frame: "harvest",
	open: true,
	answers: [
		"permit",
		"refuse",
		"name-price"
	],
	list(_state, _seat, { resource }, { cubes }) {
		const prices = [
			goods(1),
			goods(2),
			goods(cubes),
			goods(0, { [resource]: 1 })
		];
		const moves = [{ type: "permit" }, { type: "refuse" }];
		for (const [i, price] of prices.entries()) if (!prices.slice(0, i).some(({ florins }) => florins > 0 && florins === price.florins)) moves.push({
			type: "name-price",
			price: copyGoods(price)
		});
		return moves;
	},
	check(state, _seat, frame, move) {
		if (move.type !== "name-price") return null;
		if (isNothing(move.price)) return EMPTY_PRICE;
		return ownsCards(state, frame.seat, move.price) ? null : NOT_THEIR_CARD;
	},
	answer(draft, seat, frame, move, emit) {
		const { region } = frame;
		switch (move.type) {
			case "permit":
				emit({
					type: "permission-given",
					seat,
					region
				});
				agree(draft, frame, frame.offer);
				break;
			case "refuse":
				emit({
					type: "permission-refused",
					seat,
					region
				});
				withdraw(draft, frame, emit);
				break;
			case "name-price":
				frame.price = copyGoods(move.price);
				frame.stage = "price";
				emit({
					type: "price-named",
					seat,
					region,
					price: copyGoods(move.price)
				});
		}
	},
	fallback: () => ({ type: "refuse" })
});
const payPrice = ask("pay-price", {
	rule: "AR-11.7",
	frame: "harvest",
	answers: ["pay-price", "withdraw"],
	list: (state, seat, _frame, { price }) => canCover(state, seat, price) ? [{ type: "pay-price" }, { type: "withdraw" }] : [{ type: "withdraw" }],
	check: (state, seat, _frame, move, { price }) => move.type === "pay-price" && !canCover(state, seat, price) ? NOT_PAYABLE : null,
	answer(draft, seat, frame, { type }, emit) {
		frame.said++;
		if (type === "pay-price") {
			emit({
				type: "price-paid",
				seat,
				region: frame.region
			});
			agree(draft, frame, frame.price);
		} else withdraw(draft, frame, emit);
	},
	fallback: () => ({ type: "withdraw" })
});

//#endregion
//#region packages/game-archipelago/src/flow/harvest.ts
function harvestable$1(state, seat, refused) {
	let resources = 0;
	for (let i = 0; i < state.units.length; i++) {
		const unit = state.units[i];
		if (unit.seat !== seat || !isFreeToAct(unit) || refused.includes(unit.region)) continue;
		resources = resourcesInReach(state, unit, resources);
	}
	return resources & inBank(state);
}
function inBank({ cubes }) {
	let resources = 0;
	for (let i = 0; i < RESOURCES.length; i++) {
		const resource = RESOURCES[i];
		if (cubes[resource] > 0) resources |= resourceBit(resource);
	}
	return resources;
}
function canHarvest(state, seat, resource, refused) {
	return (harvestable$1(state, seat, refused) & resourceBit(resource)) !== 0;
}
function openHarvest(draft, seat, resource) {
	draft.stack.push({
		kind: "harvest",
		id: frameId(draft),
		seat,
		said: 0,
		resource,
		stage: "deploy",
		units: [],
		icons: [],
		agreed: [],
		region: -1,
		offer: null,
		price: null
	});
}
function nextToAsk(state, frame) {
	for (const id of frame.units) {
		const region = unitOf(state, id)?.region ?? -1;
		const holder = townHolder(state, region);
		if (holder !== null && holder.seat !== frame.seat && !frame.agreed.includes(region)) return region;
	}
	return -1;
}
function gather(draft, frame, emit) {
	const { seat, resource } = frame;
	commit(draft, seat, "disc", `harvest-${resource}`, emit);
	for (const [i, id] of frame.units.entries()) {
		const unit = unitOf(draft, id);
		if (unit === null) continue;
		unit.building = null;
		unit.icon = frame.icons[i];
		unit.engaged = true;
		emit({
			type: "unit-deployed",
			unit: id,
			icon: unit.icon
		});
	}
	const each = roundOf(draft)?.doubled.includes(resource) ? 2 : 1;
	emit({
		type: "harvested",
		seat,
		resource,
		cubes: takeCubes(draft, seat, resource, frame.units.length * each)
	});
}
const harvest = {
	decisions(state, frame) {
		if (frame.stage === "ask" || frame.stage === "over") return NOBODY;
		if (frame.stage !== "deploy") return permissionDecisions(state, frame);
		return [asked(frame, frame.seat, {
			kind: "deploy",
			resource: frame.resource
		}, frame.said)];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "over") return "done";
		frame.region = nextToAsk(draft, frame);
		if (frame.region >= 0) {
			frame.stage = "offer";
			return "waiting";
		}
		if (frame.units.length > 0) gather(draft, frame, emit);
		frame.stage = "over";
		return "again";
	}
};
const NAMED = {
	rule: "AR-11.1",
	reason: "unit-already-deployed"
};
const REFUSED = {
	rule: "AR-11.7",
	reason: "region-refused-this-round"
};
const NO_ICON = {
	rule: "AR-11.1",
	reason: "no-free-icon"
};
const NOBODY_DEPLOYED = {
	rule: "AR-11.1",
	reason: "nobody-deployed"
};
function checkDeploy(state, seat, frame, unit) {
	const why = checkFree(unit, seat, "AR-11.1");
	if (unit === null || why !== null) return why;
	if (frame.units.includes(unit.id)) return NAMED;
	if (roundOf(state)?.refused.includes(unit.region)) return REFUSED;
	return iconFor(state, unit, frame.resource, frame) < 0 ? NO_ICON : null;
}
const deploy = ask("deploy", {
	rule: "AR-11.1",
	frame: "harvest",
	answers: [
		"deploy",
		"done",
		"cancel"
	],
	list(state, seat, frame) {
		const moves = [];
		for (let i = 0; i < state.units.length; i++) {
			const unit = state.units[i];
			if (checkDeploy(state, seat, frame, unit) === null) moves.push({
				type: "deploy",
				unit: unit.id
			});
		}
		if (frame.units.length > 0) moves.push({ type: "done" });
		moves.push({ type: "cancel" });
		return moves;
	},
	check(state, seat, frame, move) {
		if (move.type === "deploy") return checkDeploy(state, seat, frame, unitOf(state, move.unit));
		return move.type === "done" && frame.units.length === 0 ? NOBODY_DEPLOYED : null;
	},
	answer(draft, _seat, frame, move) {
		frame.said++;
		switch (move.type) {
			case "deploy":
				frame.icons.push(iconFor(draft, unitOf(draft, move.unit), frame.resource, frame));
				frame.units.push(move.unit);
				break;
			case "done":
				frame.stage = "ask";
				break;
			case "cancel": frame.stage = "over";
		}
	},
	fallback: (_state, _seat, frame) => ({ type: frame.units.length > 0 ? "done" : "cancel" })
});

//#endregion
//#region packages/game-archipelago/src/flow/keep-objectives.ts
function choices(state, seat) {
	const { objectives } = playerOf(state, seat);
	if (objectivesEach(state.options, state.players.length) === 1) return objectives.map((objective) => [objective]);
	return objectives.flatMap((first, i) => objectives.slice(i + 1).map((second) => [first, second]));
}
const keepObjectives = {
	decisions(state, frame) {
		const open = [];
		const keep = objectivesEach(state.options, state.players.length);
		for (const [index, kept] of frame.kept.entries()) {
			const seat = index;
			if (kept) continue;
			const objectives = playerOf(state, seat).objectives.slice();
			open.push(asked(frame, seat, {
				kind: "keep-objectives",
				objectives,
				keep
			}));
		}
		return open;
	},
	settle: done
};
const WRONG_CHOICE = {
	rule: "AR-28.6",
	reason: "not-among-your-objectives"
};
const objectivesToKeep = ask("keep-objectives", {
	rule: "AR-28.6",
	frame: "keep-objectives",
	answers: ["keep-objectives"],
	list: (state, seat) => choices(state, seat).map((objectives) => ({
		type: "keep-objectives",
		objectives
	})),
	check(state, seat, _frame, { objectives }) {
		const same = (choice) => choice.length === objectives.length && choice.every((objective, i) => objectives[i] === objective);
		return choices(state, seat).some(same) ? null : WRONG_CHOICE;
	},
	answer(draft, seat, frame, { objectives }, emit) {
		const player = playerOf(draft, seat);
		player.rejected = player.objectives.filter((objective) => !objectives.includes(objective));
		player.objectives = objectives.slice();
		frame.kept[seat] = true;
		emit({
			type: "objectives-kept",
			seat,
			objectives: objectives.slice()
		});
	},
	fallback: (state, seat) => ({
		type: "keep-objectives",
		objectives: choices(state, seat)[0] ?? []
	})
});

//#endregion
//#region packages/game-archipelago/src/flow/lighthouse.ts
function openLighthouse(draft) {
	draft.stack.push({
		kind: "lighthouse",
		id: frameId(draft),
		at: 0,
		said: 0,
		ports: []
	});
}
function portsLeft(state, seat, frame) {
	const ports = [];
	for (let region = 0; region < state.regions.length; region++) if (controllerOf(state, region, "port") === seat && !frame.ports.includes(region)) ports.push(region);
	return ports;
}
const lighthouse = {
	decisions(state, frame) {
		const seat = state.order[frame.at];
		if (seat === void 0) return NOBODY;
		const ships = reserveOf(state, seat, "ship");
		if (ships === 0 || portsLeft(state, seat, frame).length <= ships) return NOBODY;
		return [asked(frame, seat, { kind: "choose-port" }, frame.said)];
	},
	settle(draft, frame, emit) {
		const seat = draft.order[frame.at];
		if (seat === void 0) return "done";
		for (const region of portsLeft(draft, seat, frame)) {
			if (reserveOf(draft, seat, "ship") === 0) break;
			placeUnit(draft, seat, "ship", region, seaOfPort(draft, region), emit);
		}
		frame.at++;
		frame.said = 0;
		frame.ports = [];
		return "again";
	}
};
const NO_PORT = {
	rule: "AR-22.2",
	reason: "port-not-controlled"
};
const choosePort = ask("choose-port", {
	rule: "AR-22.2",
	frame: "lighthouse",
	answers: ["choose-port"],
	list: (state, seat, frame) => portsLeft(state, seat, frame).map((region) => ({
		type: "choose-port",
		region
	})),
	check: (state, seat, frame, { region }) => portsLeft(state, seat, frame).includes(region) ? null : NO_PORT,
	answer(draft, seat, frame, { region }, emit) {
		frame.said++;
		frame.ports.push(region);
		placeUnit(draft, seat, "ship", region, seaOfPort(draft, region), emit);
	},
	fallback: (state, seat, frame) => ({
		type: "choose-port",
		region: portsLeft(state, seat, frame)[0]
	})
});

//#endregion
//#region packages/game-archipelago/src/board/entering.ts
const NO_BUILDING = {
	rule: "AR-16.2",
	reason: "no-such-building"
};
const ELSEWHERE = {
	rule: "AR-16.2",
	reason: "building-in-another-area"
};
const NOT_FOR_SHIPS = {
	rule: "AR-16.3",
	reason: "ships-enter-ports-only"
};
const OCCUPIED = {
	rule: "AR-16.2",
	reason: "building-occupied"
};
const FOREIGN_TOWN = {
	rule: "AR-16.4",
	reason: "town-of-another-player"
};
function checkEntry(state, seat, kind, region, area, building) {
	if (spotOf(regionAt(state, region), building) < 0) return NO_BUILDING;
	if (kind === "ship") {
		if (building !== "port") return NOT_FOR_SHIPS;
		if (seaOfPort(state, region) !== area) return ELSEWHERE;
	} else if (landUnder(state, region, building) !== area) return ELSEWHERE;
	if (unitOn(state, region, building) !== null) return OCCUPIED;
	return building === "town" || !underForeignTown(state, seat, region) ? null : FOREIGN_TOWN;
}
function spotsIn(state, seat, kind, region, area) {
	const spots = [null];
	for (let i = 0; i < BUILDINGS.length; i++) {
		const building = BUILDINGS[i];
		if (checkEntry(state, seat, kind, region, area, building) === null) spots.push(building);
	}
	return spots;
}

//#endregion
//#region packages/game-archipelago/src/flow/migration-trail.ts
function remember(frame, unit) {
	for (const { id } of frame.trail) if (id === unit.id) return;
	frame.trail.push({
		id: unit.id,
		region: unit.region,
		area: unit.area,
		building: unit.building
	});
}

//#endregion
//#region packages/game-archipelago/src/flow/convoy.ts
function isServing(frame, ship, junction) {
	const low = Math.min(junction.from, junction.to);
	const high = Math.max(junction.from, junction.to);
	for (let i = 0; i < frame.serving.length; i += 3) if (frame.serving[i] === ship) return frame.serving[i + 1] === low && frame.serving[i + 2] === high;
	return true;
}
function canServe(frame, ship, junction, fleet) {
	if (ship.seat !== frame.seat || ship.kind !== "ship" || !isFreeToAct(ship) || fleet.includes(ship.id)) return false;
	const near = ship.region === junction.from && ship.area === junction.fromSea;
	const far = ship.region === junction.to && ship.area === junction.toSea;
	return (near || far) && isServing(frame, ship.id, junction);
}
function landsAt(state, region, sea) {
	return sideAt(state, region).bordering[sea] ?? 0;
}
function junctionsFrom(state, region, sea) {
	const junctions = [];
	const exits = exitsOf(state, region, sea);
	for (let direction = 0; exits >> direction > 0; direction++) {
		const to = neighbourOf(state, region, direction);
		if ((exits >> direction & 1) === 0 || to < 0) continue;
		junctions.push({
			from: region,
			fromSea: sea,
			to,
			toSea: areaTowards(regionAt(state, to), opposite(direction))
		});
	}
	return junctions;
}
function nextJunctions(state, frame, unit) {
	if (frame.aboard >= 0) return frame.fleet.length === 1 && frame.seaRegion === unit.region ? [] : junctionsFrom(state, frame.seaRegion, frame.sea);
	const junctions = [];
	const seas = landsAt(state, unit.region, unit.area);
	for (let sea = 0; seas >> sea > 0; sea++) {
		if ((seas >> sea & 1) === 0) continue;
		if (landsAt(state, unit.region, sea) !== 1 << unit.area) junctions.push({
			from: unit.region,
			fromSea: sea,
			to: unit.region,
			toSea: sea
		});
		junctions.push(...junctionsFrom(state, unit.region, sea));
	}
	return junctions;
}
function mayCross(state, frame, ship, junction, fleet) {
	if (!canServe(frame, ship, junction, fleet)) return false;
	if (landsAt(state, junction.to, junction.toSea) > 0) return true;
	const joined = [...fleet, ship.id];
	for (const next of junctionsFrom(state, junction.to, junction.toSea)) for (const other of state.units) if (mayCross(state, frame, other, next, joined)) return true;
	return false;
}
function freeShips({ units }, seat) {
	const ships = [];
	for (let i = 0; i < units.length; i++) {
		const unit = units[i];
		if (unit.seat === seat && unit.kind === "ship" && isFreeToAct(unit)) ships.push(unit);
	}
	return ships;
}
function sailMoves(state, frame, unit, ships, moves) {
	if (ships.length === 0) return;
	const from = moves.length;
	for (const junction of nextJunctions(state, frame, unit)) for (let i = 0; i < ships.length; i++) {
		const ship = ships[i];
		if (!mayCross(state, frame, ship, junction, frame.fleet)) continue;
		if (isListed(moves, from, ship.id, junction.to)) continue;
		moves.push({
			type: "sail",
			unit: unit.id,
			ship: ship.id,
			region: junction.to
		});
	}
}
function isListed(moves, from, ship, region) {
	for (let i = from; i < moves.length; i++) {
		const { ship: other, region: to } = moves[i];
		if (other === ship && to === region) return true;
	}
	return false;
}
const NO_JUNCTION = {
	rule: "AR-16.5",
	reason: "no-such-crossing"
};
const NO_SHIP = {
	rule: "AR-16.6",
	reason: "ship-cannot-serve"
};
function checkSail(state, frame, unit, move) {
	const junctions = nextJunctions(state, frame, unit).filter(({ to }) => to === move.region);
	if (junctions.length === 0) return NO_JUNCTION;
	const ship = unitOf(state, move.ship);
	return ship !== null && junctions.some((junction) => mayCross(state, frame, ship, junction, frame.fleet)) ? null : NO_SHIP;
}
function sail(draft, frame, move, emit) {
	const unit = unitOf(draft, move.unit);
	const ship = unitOf(draft, move.ship);
	const junction = nextJunctions(draft, frame, unit).find((crossing) => crossing.to === move.region && mayCross(draft, frame, ship, crossing, frame.fleet));
	remember(frame, ship);
	remember(frame, unit);
	ship.building = null;
	if (!frame.serving.some((id, i) => i % 3 === 0 && id === ship.id)) frame.serving.push(ship.id, Math.min(junction.from, junction.to), Math.max(junction.from, junction.to));
	frame.aboard = unit.id;
	frame.seaRegion = junction.to;
	frame.sea = junction.toSea;
	frame.fleet.push(ship.id);
	emit({
		type: "convoy-sailed",
		unit: unit.id,
		ship: ship.id,
		region: junction.to
	});
}
const NO_COAST = {
	rule: "AR-16.5",
	reason: "area-not-on-this-coast"
};
const SAME_REGION_ONLY$1 = {
	rule: "AR-16.10",
	reason: "building-in-another-region"
};
function mayStepOn(state, frame, unit) {
	return EDITION_RULES[state.options.edition].migrateToAdjacentBuilding || frame.seaRegion === unit.region;
}
function checkLand(state, frame, unit, move) {
	if (!((landsAt(state, frame.seaRegion, frame.sea) >> move.area & 1) === 1) || frame.seaRegion === unit.region && move.area === unit.area) return NO_COAST;
	if (move.building === null) return null;
	if (!mayStepOn(state, frame, unit)) return SAME_REGION_ONLY$1;
	return checkEntry(state, unit.seat, "citizen", frame.seaRegion, move.area, move.building);
}
function landMoves(state, frame, unit) {
	const moves = [];
	const lands = landsAt(state, frame.seaRegion, frame.sea);
	for (let area = 0; lands >> area > 0; area++) {
		if ((lands >> area & 1) === 0) continue;
		for (const building of spotsIn(state, unit.seat, "citizen", frame.seaRegion, area)) {
			const move = {
				type: "land",
				area,
				building
			};
			if (checkLand(state, frame, unit, move) === null) moves.push(move);
		}
	}
	return moves;
}
function land(draft, frame, move, emit) {
	const unit = unitOf(draft, frame.aboard);
	unit.region = frame.seaRegion;
	unit.area = move.area;
	unit.building = move.building;
	frame.moved.push(unit.id);
	frame.aboard = -1;
	frame.seaRegion = -1;
	frame.sea = -1;
	frame.fleet = [];
	emit({
		type: "unit-moved",
		unit: unit.id,
		region: unit.region,
		area: unit.area,
		building: unit.building
	});
}
function canConvoy(state, seat) {
	for (const ship of state.units) {
		if (ship.seat !== seat || ship.kind !== "ship" || !isFreeToAct(ship)) continue;
		const lands = landsAt(state, ship.region, ship.area);
		for (const unit of state.units) {
			if (unit.seat !== seat || unit.kind !== "citizen" || unit.region !== ship.region || !isFreeToAct(unit)) continue;
			if ((lands >> unit.area & 1) === 1 && lands !== 1 << unit.area) return true;
		}
	}
	return false;
}

//#endregion
//#region packages/game-archipelago/src/flow/migration.ts
function openMigration(draft, seat, by, shipsOnly) {
	draft.stack.push({
		kind: "migration",
		id: frameId(draft),
		seat,
		said: 0,
		by,
		shipsOnly,
		over: false,
		trail: [],
		moved: [],
		serving: [],
		aboard: -1,
		seaRegion: -1,
		sea: -1,
		fleet: []
	});
}
function mayMove(frame, unit) {
	return unit.seat === frame.seat && isFreeToAct(unit) && !frame.moved.includes(unit.id);
}
function areaEntered(state, unit, direction) {
	const to = neighbourOf(state, unit.region, direction);
	if (to < 0 || (exitsOf(state, unit.region, unit.area) >> direction & 1) === 0) return -1;
	return areaTowards(regionAt(state, to), opposite(direction));
}
function hasWayOut(state, unit) {
	const exits = exitsOf(state, unit.region, unit.area);
	for (let direction = 0; exits >> direction > 0; direction++) if ((exits >> direction & 1) === 1 && neighbourOf(state, unit.region, direction) >= 0) return true;
	return false;
}
function destinations(state, unit, moves) {
	const { id, seat, kind } = unit;
	for (const building of spotsIn(state, seat, kind, unit.region, unit.area)) if (building !== unit.building) moves.push({
		type: "migrate",
		unit: id,
		region: unit.region,
		area: unit.area,
		building
	});
	const ontoBuildings = EDITION_RULES[state.options.edition].migrateToAdjacentBuilding;
	const exits = exitsOf(state, unit.region, unit.area);
	for (let direction = 0; exits >> direction > 0; direction++) {
		const region = neighbourOf(state, unit.region, direction);
		if ((exits >> direction & 1) === 0 || region < 0) continue;
		const area = areaTowards(regionAt(state, region), opposite(direction));
		if (!ontoBuildings) {
			moves.push({
				type: "migrate",
				unit: id,
				region,
				area,
				building: null
			});
			continue;
		}
		for (const building of spotsIn(state, seat, kind, region, area)) moves.push({
			type: "migrate",
			unit: id,
			region,
			area,
			building
		});
	}
}
function canMigrate(state, seat, shipsOnly) {
	for (let i = 0; i < state.units.length; i++) {
		const unit = state.units[i];
		if (unit.seat !== seat || !isFreeToAct(unit)) continue;
		if (unit.kind === "citizen" && shipsOnly) continue;
		if (unit.building !== null) return true;
		if (hasWayOut(state, unit)) return true;
		if (spotsIn(state, seat, unit.kind, unit.region, unit.area).length > 1) return true;
	}
	return canConvoy(state, seat);
}
function takeBack(draft, frame, emit) {
	for (const { id, region, area, building } of frame.trail) {
		const unit = unitOf(draft, id);
		if (unit === null) continue;
		unit.region = region;
		unit.area = area;
		unit.building = building;
	}
	frame.over = true;
	emit({
		type: "migration-cancelled",
		seat: frame.seat
	});
}
const migration = {
	decisions(_state, frame) {
		if (frame.over) return NOBODY;
		if (frame.aboard < 0) return [asked(frame, frame.seat, { kind: "migrate" }, frame.said)];
		return [asked(frame, frame.seat, {
			kind: "sail-or-land",
			unit: frame.aboard
		}, frame.said)];
	},
	settle: done
};
function walk(draft, frame, move, emit) {
	const unit = unitOf(draft, move.unit);
	remember(frame, unit);
	frame.moved.push(unit.id);
	unit.region = move.region;
	unit.area = move.area;
	unit.building = move.building;
	emit({
		type: "unit-moved",
		unit: unit.id,
		region: unit.region,
		area: unit.area,
		building: unit.building
	});
}
const MOVED = {
	rule: "AR-16.1",
	reason: "unit-has-moved"
};
const NOT_A_CITIZEN = {
	rule: "AR-16.5",
	reason: "only-citizens-are-carried"
};
const NOT_ABOARD = {
	rule: "AR-16.5",
	reason: "another-is-aboard"
};
const ONLY_SHIPS = {
	rule: "AR-21.7",
	reason: "only-ships-and-convoys"
};
const STAYS = {
	rule: "AR-16.2",
	reason: "not-a-move"
};
const TOO_FAR = {
	rule: "AR-16.2",
	reason: "out-of-reach"
};
const SAME_REGION_ONLY = {
	rule: "AR-16.2",
	reason: "building-in-another-region"
};
const NOTHING_MOVED = {
	rule: "AR-9.12",
	reason: "nothing-moved"
};
function checkUnit(frame, unit) {
	if (unit !== null && unit.seat === frame.seat && frame.moved.includes(unit.id)) return MOVED;
	return checkFree(unit, frame.seat, "AR-16.1");
}
function checkMigrate(state, frame, move) {
	const unit = unitOf(state, move.unit);
	const why = checkUnit(frame, unit);
	if (unit === null || why !== null) return why;
	if (frame.shipsOnly && unit.kind === "citizen") return ONLY_SHIPS;
	const { region, area, building } = move;
	if (region === unit.region) {
		if (area !== unit.area) return TOO_FAR;
		if (building === unit.building) return STAYS;
	} else {
		if (region >= state.regions.length) return TOO_FAR;
		const direction = directionTo(state, unit.region, region);
		if (direction < 0 || areaEntered(state, unit, direction) !== area) return TOO_FAR;
		if (building !== null && !EDITION_RULES[state.options.edition].migrateToAdjacentBuilding) return SAME_REGION_ONLY;
	}
	return building === null ? null : checkEntry(state, unit.seat, unit.kind, region, area, building);
}
function crowded(region, citizens) {
	return {
		rule: "AR-16.9",
		reason: "region-too-full",
		params: {
			region,
			citizens,
			most: 3
		}
	};
}
function checkDone(state, frame) {
	if (frame.moved.length === 0) return NOTHING_MOVED;
	for (const id of frame.moved) {
		const unit = unitOf(state, id);
		if (unit?.kind !== "citizen") continue;
		const citizens = citizensIn(state, frame.seat, unit.region);
		if (citizens > 3) return crowded(unit.region, citizens);
	}
	return null;
}
const migrate = ask("migrate", {
	rule: "AR-16.1",
	frame: "migration",
	answers: [
		"migrate",
		"sail",
		"done",
		"cancel"
	],
	list(state, seat, frame) {
		const moves = [];
		const ships = freeShips(state, seat);
		for (const unit of state.units) {
			if (unit.seat !== seat || !mayMove(frame, unit)) continue;
			if (unit.kind === "ship" || !frame.shipsOnly) destinations(state, unit, moves);
			if (unit.kind === "citizen") sailMoves(state, frame, unit, ships, moves);
		}
		if (checkDone(state, frame) === null) moves.push({ type: "done" });
		moves.push({ type: "cancel" });
		return moves;
	},
	check(state, _seat, frame, move) {
		if (move.type === "migrate") return checkMigrate(state, frame, move);
		if (move.type === "sail") {
			const unit = unitOf(state, move.unit);
			const why = checkUnit(frame, unit);
			if (unit === null || why !== null) return why;
			return unit.kind === "ship" ? NOT_A_CITIZEN : checkSail(state, frame, unit, move);
		}
		return move.type === "done" ? checkDone(state, frame) : null;
	},
	answer(draft, seat, frame, move, emit) {
		frame.said++;
		switch (move.type) {
			case "migrate":
				walk(draft, frame, move, emit);
				break;
			case "sail":
				sail(draft, frame, move, emit);
				break;
			case "done":
				frame.over = true;
				commit(draft, seat, frame.by, "migration", emit);
				emit({
					type: "migration-ended",
					seat
				});
				break;
			case "cancel": takeBack(draft, frame, emit);
		}
	},
	fallback: (state, _seat, frame) => ({ type: checkDone(state, frame) === null ? "done" : "cancel" })
});
const sailOrLand = ask("sail-or-land", {
	rule: "AR-16.5",
	frame: "migration",
	answers: [
		"sail",
		"land",
		"cancel"
	],
	list(state, seat, frame) {
		const unit = unitOf(state, frame.aboard);
		const moves = landMoves(state, frame, unit);
		sailMoves(state, frame, unit, freeShips(state, seat), moves);
		moves.push({ type: "cancel" });
		return moves;
	},
	check(state, _seat, frame, move) {
		const unit = unitOf(state, frame.aboard);
		if (move.type === "land") return checkLand(state, frame, unit, move);
		if (move.type === "sail") return move.unit === unit.id ? checkSail(state, frame, unit, move) : NOT_ABOARD;
		return null;
	},
	answer(draft, _seat, frame, move, emit) {
		frame.said++;
		switch (move.type) {
			case "sail":
				sail(draft, frame, move, emit);
				break;
			case "land":
				land(draft, frame, move, emit);
				break;
			case "cancel": takeBack(draft, frame, emit);
		}
	},
	fallback: (state, _seat, frame) => landMoves(state, frame, unitOf(state, frame.aboard))[0] ?? { type: "cancel" }
});

//#endregion
//#region packages/game-archipelago/src/flow/screen.ts
function liftScreen(draft, seat, emit) {
	const { florins, cubes, tokens } = playerOf(draft, seat);
	expose(draft);
	draft.lifted = {
		seat,
		turn: draft.turn,
		florins,
		tokens
	};
	emit({
		type: "screen-lifted",
		seat,
		florins,
		cubes: copyCubes(cubes),
		tokens
	});
}

//#endregion
//#region packages/game-archipelago/src/flow/pirate.ts
function pirateTargets(state, seat) {
	const targets = [];
	for (const ship of state.units) {
		if (ship.kind !== "ship" || ship.seat === seat) continue;
		const met = (own) => own.kind === "ship" && own.seat === seat && own.region === ship.region;
		if (state.units.some(met)) targets.push(ship);
	}
	return targets;
}
function openPirate(draft, seat) {
	draft.stack.push({
		kind: "pirate",
		id: frameId(draft),
		seat,
		said: 0,
		stage: "target",
		victim: null
	});
}
const pirate = {
	decisions(_state, frame) {
		const { seat, victim } = frame;
		if (frame.stage === "target") return [asked(frame, seat, { kind: "sink-ship" })];
		if (frame.stage !== "give" || victim === null) return NOBODY;
		return [asked(frame, victim, {
			kind: "give-cube",
			pirate: seat
		})];
	},
	settle(draft, frame, emit) {
		if (frame.stage === "done" || frame.victim === null) return "done";
		if (cubesIn(playerOf(draft, frame.victim).cubes) > 0) {
			frame.stage = "give";
			return "waiting";
		}
		frame.stage = "done";
		liftScreen(draft, frame.victim, emit);
		return "again";
	}
};
const NO_TARGET = {
	rule: "AR-22.6",
	reason: "not-a-target"
};
const NO_CUBE = {
	rule: "AR-22.6",
	reason: "no-such-cube"
};
const sinkShip = ask("sink-ship", {
	rule: "AR-22.6",
	frame: "pirate",
	answers: ["sink"],
	list: (state, seat) => pirateTargets(state, seat).map(({ id }) => ({
		type: "sink",
		unit: id
	})),
	check: (state, seat, _frame, { unit }) => pirateTargets(state, seat).some(({ id }) => id === unit) ? null : NO_TARGET,
	answer(draft, seat, frame, { unit }, emit) {
		frame.said++;
		frame.victim = unitOf(draft, unit).seat;
		frame.stage = "robbed";
		removeUnit(draft, unit);
		emit({
			type: "ship-sunk",
			seat,
			unit
		});
	},
	fallback: (state, seat) => ({
		type: "sink",
		unit: pirateTargets(state, seat)[0]?.id ?? 0
	})
});
const held = (state, seat) => RESOURCES.filter((resource) => playerOf(state, seat).cubes[resource] > 0);
const giveCube = ask("give-cube", {
	rule: "AR-22.6",
	frame: "pirate",
	answers: ["give-cube"],
	list: (state, seat) => held(state, seat).map((resource) => ({
		type: "give-cube",
		resource
	})),
	check: (state, seat, _frame, { resource }) => playerOf(state, seat).cubes[resource] > 0 ? null : NO_CUBE,
	answer(draft, seat, frame, { resource }, emit) {
		frame.said++;
		playerOf(draft, seat).cubes[resource]--;
		playerOf(draft, frame.seat).cubes[resource]++;
		frame.stage = "done";
		emit({
			type: "cube-given",
			from: seat,
			to: frame.seat,
			resource
		});
	},
	fallback(state, seat) {
		const { cubes } = playerOf(state, seat);
		const [most] = held(state, seat).toSorted((a, b) => cubes[b] - cubes[a]);
		return {
			type: "give-cube",
			resource: most
		};
	}
});

//#endregion
//#region packages/game-archipelago/src/data/stability-board.ts
const STABILITY_BOARD = [
	{
		min: 0,
		max: 10,
		surplus: 0,
		rebellion: 0
	},
	{
		min: 11,
		max: 20,
		surplus: 1,
		rebellion: 0
	},
	{
		min: 21,
		max: 30,
		surplus: 0,
		rebellion: 1
	},
	{
		min: 31,
		max: 40,
		surplus: 1,
		rebellion: 1
	},
	{
		min: 41,
		max: 50,
		surplus: 1,
		rebellion: 2
	}
];

//#endregion
//#region packages/game-archipelago/src/data/surplus-board.ts
const SURPLUS_BOARD = [
	{
		min: 0,
		max: 0,
		recruitCost: null,
		rebellion: -1
	},
	{
		min: 1,
		max: 3,
		recruitCost: 4,
		rebellion: -1
	},
	{
		min: 4,
		max: 7,
		recruitCost: 3,
		rebellion: 0
	},
	{
		min: 8,
		max: 12,
		recruitCost: 2,
		rebellion: 1
	},
	{
		min: 13,
		max: 17,
		recruitCost: 2,
		rebellion: 2
	},
	{
		min: 18,
		max: 21,
		recruitCost: 1,
		rebellion: 3
	},
	{
		min: 22,
		max: null,
		recruitCost: 1,
		rebellion: 4
	}
];

//#endregion
//#region packages/game-archipelago/src/economy/boards.ts
function surplusRow(state) {
	return SURPLUS_BOARD.find(({ max }) => max === null || state.surplus <= max);
}
function stabilityRow(state) {
	return STABILITY_BOARD.find(({ max }) => state.population <= max) ?? STABILITY_BOARD.at(-1);
}
function rowsInForce(state) {
	const rows = [];
	for (const market of MARKETS) for (const resource of RESOURCES) {
		const row = lastRow(state, market, resource);
		if (row !== void 0) rows.push(row);
	}
	rows.push(stabilityRow(state));
	return rows;
}

//#endregion
//#region packages/game-archipelago/src/flow/recruitment.ts
function openRecruitment(draft, seat, by, left) {
	draft.stack.push({
		kind: "recruitment",
		id: frameId(draft),
		seat,
		said: 0,
		by,
		left
	});
}
const NO_SURPLUS = {
	rule: "AR-15.1",
	reason: "no-surplus-workers"
};
const NO_FLORINS$1 = {
	rule: "AR-15.1",
	reason: "not-enough-florins"
};
const NO_RESERVE = {
	rule: "AR-15.2",
	reason: "no-citizen-in-reserve"
};
const NOT_THERE = {
	rule: "AR-15.2",
	reason: "no-active-unit-there"
};
const CROWDED = {
	rule: "AR-2.6",
	reason: "more-than-three-citizens"
};
function checkWorker(state, seat, due) {
	const { recruitCost } = surplusRow(state);
	if (recruitCost === null) return NO_SURPLUS;
	if (playerOf(state, seat).florins - due < recruitCost) return NO_FLORINS$1;
	return reserveOf(state, seat, "citizen") > 0 ? null : NO_RESERVE;
}
function areasOpenedBy(state, unit) {
	const { bordering, lands } = sideAt(state, unit.region);
	if (!EDITION_RULES[state.options.edition].banksSeparate) return lands;
	return unit.kind === "citizen" ? 1 << unit.area : bordering[unit.area];
}
function areasOpen(state, seat, region) {
	let open = 0;
	for (let i = 0; i < state.units.length; i++) {
		const unit = state.units[i];
		if (unit.region === region && unit.seat === seat && !unit.lying) open |= areasOpenedBy(state, unit);
	}
	return open;
}
function recruitingPlaces(state, seat) {
	const places = [];
	for (let region = 0; region < state.regions.length; region++) {
		const open = areasOpen(state, seat, region);
		if (open === 0 || citizensIn(state, seat, region) >= 3) continue;
		for (let area = 0; open >> area > 0; area++) if ((open >> area & 1) === 1) places.push({
			type: "place-worker",
			region,
			area
		});
	}
	return places;
}
function canRecruit(state, seat, due) {
	if (checkWorker(state, seat, due) !== null) return false;
	for (let i = 0; i < state.units.length; i++) {
		const unit = state.units[i];
		if (unit.seat !== seat || unit.lying || areasOpenedBy(state, unit) === 0) continue;
		if (citizensIn(state, seat, unit.region) < 3) return true;
	}
	return false;
}
const recruitment = {
	decisions: (_state, frame) => frame.left === 0 ? NOBODY : [asked(frame, frame.seat, {
		kind: "place-worker",
		left: frame.left
	}, frame.said)],
	settle: done
};
const NOT_YET$3 = {
	rule: "AR-9.12",
	reason: "nobody-recruited"
};
const placeWorker = ask("place-worker", {
	rule: "AR-15.2",
	frame: "recruitment",
	answers: ["place-worker", "done"],
	list(state, seat, frame) {
		const moves = checkWorker(state, seat, 0) === null ? recruitingPlaces(state, seat) : [];
		if (frame.said > 0) moves.push({ type: "done" });
		return moves;
	},
	check(state, seat, frame, move) {
		if (move.type === "done") return frame.said > 0 ? null : NOT_YET$3;
		const { region, area } = move;
		const refused = checkWorker(state, seat, 0);
		if (refused !== null) return refused;
		if (region >= state.regions.length || (areasOpen(state, seat, region) >> area & 1) === 0) return NOT_THERE;
		return citizensIn(state, seat, region) < 3 ? null : CROWDED;
	},
	answer(draft, seat, frame, move, emit) {
		if (move.type === "done") {
			frame.left = 0;
			return;
		}
		if (frame.said === 0) commit(draft, seat, frame.by, "recruitment", emit);
		frame.said++;
		frame.left--;
		const florins = surplusRow(draft).recruitCost ?? 0;
		payBank(draft, seat, florins);
		emit({
			type: "worker-recruited",
			seat,
			florins
		});
		moveSurplus(draft, -1, emit);
		placeUnit(draft, seat, "citizen", move.region, move.area, emit);
		movePopulation(draft, 1, emit);
	},
	fallback: (state, seat, frame) => frame.said > 0 ? { type: "done" } : recruitingPlaces(state, seat)[0]
});

//#endregion
//#region packages/game-archipelago/src/flow/reproduction.ts
const NONE = [];
function births$1(state, seat, done) {
	const moves = [];
	const separate = EDITION_RULES[state.options.edition].banksSeparate;
	countCitizens(state, seat);
	for (let region = 0; region < state.regions.length; region++) {
		if (CITIZENS[region] !== 2 || done.includes(region)) continue;
		const first = FIRST_AREA[region];
		const second = LAST_AREA[region];
		if (separate && first !== second) continue;
		moves.push({
			type: "bear",
			region,
			area: first
		});
		if (second !== first) moves.push({
			type: "bear",
			region,
			area: second
		});
	}
	return moves;
}
const MOST_REGIONS = HEXES.length + 1;
const REBEL = 16;
const CITIZENS = new Uint16Array(MOST_REGIONS);
const FIRST_AREA = new Uint8Array(MOST_REGIONS);
const LAST_AREA = new Uint8Array(MOST_REGIONS);
function countCitizens({ units }, seat) {
	CITIZENS.fill(0);
	for (let i = 0; i < units.length; i++) {
		const unit = units[i];
		if (unit.seat !== seat || unit.kind !== "citizen") continue;
		const { region } = unit;
		if (CITIZENS[region] === 0) FIRST_AREA[region] = unit.area;
		LAST_AREA[region] = unit.area;
		CITIZENS[region] = CITIZENS[region] + (unit.lying ? REBEL : 1);
	}
}
function canReproduce(state, seat) {
	return reserveOf(state, seat, "citizen") > 0 && births$1(state, seat, NONE).length > 0;
}
function openReproduction(draft, seat, by, limit) {
	const left = Math.min(limit, reserveOf(draft, seat, "citizen"));
	draft.stack.push({
		kind: "reproduction",
		id: frameId(draft),
		seat,
		said: 0,
		by,
		left,
		regions: []
	});
}
function onlyBirth(frame, possible) {
	return frame.regions.length === 0 && possible.length === 1 ? possible[0] ?? null : null;
}
function birthsLeft(state, frame) {
	return frame.left === 0 ? [] : births$1(state, frame.seat, frame.regions);
}
function bear(draft, frame, move, emit) {
	if (frame.regions.length === 0) commit(draft, frame.seat, frame.by, "reproduction", emit);
	frame.regions.push(move.region);
	frame.left--;
	placeUnit(draft, frame.seat, "citizen", move.region, move.area, emit);
	movePopulation(draft, 1, emit);
}
const reproduction = {
	decisions(state, frame) {
		const possible = birthsLeft(state, frame);
		if (possible.length === 0 || onlyBirth(frame, possible) !== null) return NOBODY;
		return [asked(frame, frame.seat, {
			kind: "choose-birth",
			left: frame.left
		}, frame.said)];
	},
	settle(draft, frame, emit) {
		const only = onlyBirth(frame, birthsLeft(draft, frame));
		if (only === null) return "done";
		bear(draft, frame, only, emit);
		return "again";
	}
};
const NO_BIRTH = {
	rule: "AR-14.1",
	reason: "no-birth-there"
};
const NOT_YET$2 = {
	rule: "AR-9.12",
	reason: "nobody-born"
};
const chooseBirth = ask("choose-birth", {
	rule: "AR-14.5",
	frame: "reproduction",
	answers: ["bear", "done"],
	list(state, _seat, frame) {
		const moves = birthsLeft(state, frame);
		if (frame.regions.length > 0) moves.push({ type: "done" });
		return moves;
	},
	check(state, _seat, frame, move) {
		if (move.type === "done") return frame.regions.length > 0 ? null : NOT_YET$2;
		const { region, area } = move;
		return birthsLeft(state, frame).some((birth) => birth.region === region && birth.area === area) ? null : NO_BIRTH;
	},
	answer(draft, _seat, frame, move, emit) {
		frame.said++;
		if (move.type === "bear") bear(draft, frame, move, emit);
		else frame.left = 0;
	},
	fallback: (state, _seat, frame) => birthsLeft(state, frame)[0]
});

//#endregion
//#region packages/game-archipelago/src/flow/rising.ts
function openRising(draft, seat, left) {
	draft.stack.push({
		kind: "rising",
		id: frameId(draft),
		seat,
		said: 0,
		left
	});
}
const someoneLies = (state) => state.units.some((unit) => unit.lying);
const rising = {
	decisions(state, frame) {
		if (frame.left === 0 || !someoneLies(state)) return NOBODY;
		return [asked(frame, frame.seat, {
			kind: "stand-rebel",
			left: frame.left
		}, frame.said)];
	},
	settle: done
};
const NO_REBEL = {
	rule: "AR-21.9",
	reason: "not-a-rebel"
};
const NOT_YET$1 = {
	rule: "AR-21.6",
	reason: "nobody-stood-up"
};
const standRebel = ask("stand-rebel", {
	rule: "AR-21.9",
	frame: "rising",
	answers: ["stand", "done"],
	list(state, _seat, frame) {
		const moves = [];
		for (const unit of state.units) if (unit.lying) moves.push({
			type: "stand",
			unit: unit.id
		});
		if (frame.said > 0) moves.push({ type: "done" });
		return moves;
	},
	check(state, _seat, frame, move) {
		if (move.type === "done") return frame.said > 0 ? null : NOT_YET$1;
		return unitOf(state, move.unit)?.lying ? null : NO_REBEL;
	},
	answer(draft, seat, frame, move, emit) {
		frame.said++;
		if (move.type === "done") {
			frame.left = 0;
			return;
		}
		frame.left--;
		const unit = unitOf(draft, move.unit);
		if (unit !== null) unit.lying = false;
		emit({
			type: "citizens-stood",
			seat,
			units: [move.unit]
		});
	},
	fallback: (state, _seat, frame) => frame.said > 0 ? { type: "done" } : {
		type: "stand",
		unit: state.units.find((unit) => unit.lying)?.id ?? 0
	}
});

//#endregion
//#region packages/game-archipelago/src/flow/ship-placing.ts
function openShipPlacing(draft, seat) {
	draft.stack.push({
		kind: "ship-placing",
		id: frameId(draft),
		seat,
		said: 0
	});
}
function shipPlaces(state, seat) {
	const places = [];
	for (let region = 0; region < state.regions.length; region++) {
		const { bordering } = sideAt(state, region);
		let seas = 0;
		for (const unit of state.units) if (unit.seat === seat && unit.region === region && unit.kind === "citizen" && !unit.lying) seas |= bordering[unit.area] ?? 0;
		for (let area = 0; seas >> area > 0; area++) if ((seas >> area & 1) === 1) places.push({
			type: "place-ship",
			region,
			area
		});
	}
	return places;
}
function canPlaceShip(state, seat) {
	return reserveOf(state, seat, "ship") > 0 && shipPlaces(state, seat).length > 0;
}
const shipPlacing = {
	decisions: (_state, frame) => frame.said > 0 ? NOBODY : [asked(frame, frame.seat, { kind: "place-ship" })],
	settle: done
};
const NOT_BESIDE = {
	rule: "AR-21.6",
	reason: "no-active-citizen-beside"
};
const placeShip = ask("place-ship", {
	rule: "AR-21.6",
	frame: "ship-placing",
	answers: ["place-ship"],
	list: (state, seat) => shipPlaces(state, seat),
	check(state, seat, _frame, { region, area }) {
		return shipPlaces(state, seat).some((place) => place.region === region && place.area === area) ? null : NOT_BESIDE;
	},
	answer(draft, seat, frame, { region, area }, emit) {
		frame.said++;
		placeUnit(draft, seat, "ship", region, area, emit);
	},
	fallback: (state, seat) => shipPlaces(state, seat)[0]
});

//#endregion
//#region packages/game-archipelago/src/cards/possible.ts
function cardPossible(state, seat, effects, due) {
	for (const effect of effects) if (effectPossible(state, seat, effect, due)) return true;
	return false;
}
function controlledBuildings(state, seat) {
	let count = 0;
	for (const building of BUILDINGS) count += buildingsControlled(state, seat, building);
	return count;
}
function effectPossible(state, seat, effect, due) {
	switch (effect.op) {
		case "rebellionPer": return countedBuildings(state, effect.per) > 0;
		case "surplusPer": return buildingsOnMap(state, effect.per) > 0;
		case "gainFlorins": return state.florins > 0;
		case "gainFlorinsPer": return state.florins > 0 && controlledBuildings(state, seat) > 0;
		case "doubleHarvest": {
			const round = roundOf(state);
			if (round === null || round.acted || playerOf(state, seat).discs < 1) return false;
			return canHarvest(state, seat, effect.resource, round.refused);
		}
		case "freeMigration": return canMigrate(state, seat, effect.units === "ships-and-convoyed");
		case "freeTransaction":
		case "bulkTransaction": return canTransact(state, seat, marketsOf(effect.market), due);
		case "freeExploration": return canExplore(state, seat);
		case "freeReproduction": return canReproduce(state, seat);
		case "freeConstruction": return canConstruct(state, seat, effect.what, due);
		case "placeShip": return canPlaceShip(state, seat);
		case "recruit": return canRecruit(state, seat, due);
		case "standRebels": return state.units.some((unit) => unit.lying);
		case "revealAndBuy": return state.evolutionDeck.length > 0;
		case "destroyShip": return pirateTargets(state, seat).length > 0;
		case "pillageIcon": return pillages(state, seat).length > 0;
		case "rebellion":
		case "surplus":
		case "rebellionByTemples":
		case "freeTaxes":
		case "stealFromHands":
		case "shipPerControlledPort": return true;
		case "bidBonus":
		case "choice": return false;
	}
}

//#endregion
//#region packages/game-archipelago/src/data/taxes.ts
const TAXES = {
	rebellion: 1,
	activeCitizen: 1,
	ship: 1,
	controlledTown: 2,
	controlledTemple: 1
};

//#endregion
//#region packages/game-archipelago/src/flow/taxes.ts
function taxesOf(state, seat) {
	let florins = 0;
	for (const unit of state.units) {
		if (unit.seat !== seat || unit.lying) continue;
		florins += unit.kind === "ship" ? TAXES.ship : TAXES.activeCitizen;
	}
	florins += buildingsControlled(state, seat, "town") * TAXES.controlledTown;
	return florins + buildingsControlled(state, seat, "temple") * TAXES.controlledTemple;
}
function payTaxes(draft, seat, by, emit) {
	commit(draft, seat, by, "taxes", emit);
	moveRebellion(draft, TAXES.rebellion, emit);
	if (draft.ending !== null) return;
	emit({
		type: "taxes-taken",
		seat,
		florins: takeFromBank(draft, seat, taxesOf(draft, seat))
	});
}

//#endregion
//#region packages/game-archipelago/src/flow/thief.ts
function openThief(draft, seat) {
	draft.stack.push({
		kind: "thief",
		id: frameId(draft),
		seat,
		said: 0,
		stage: "target",
		victim: null,
		hands: null
	});
}
const thief = {
	decisions(_state, frame) {
		const { seat, victim, stage } = frame;
		if (stage === "target") return [asked(frame, seat, { kind: "choose-victim" })];
		if (victim === null) return NOBODY;
		if (stage === "hands") return [asked(frame, victim, {
			kind: "fill-hands",
			thief: seat
		})];
		return stage === "pick" ? [asked(frame, seat, {
			kind: "pick-hand",
			victim
		}, 1)] : NOBODY;
	},
	settle(draft, frame, emit) {
		if (frame.stage === "done" || frame.victim === null) return "done";
		if (cubesIn(playerOf(draft, frame.victim).cubes) > 0) {
			frame.stage = "hands";
			return "waiting";
		}
		frame.stage = "done";
		liftScreen(draft, frame.victim, emit);
		return "again";
	}
};
const YOURSELF = {
	rule: "AR-22.7",
	reason: "not-an-opponent"
};
const WRONG_HANDS = {
	rule: "AR-22.7",
	reason: "hands-do-not-fit"
};
const opponents = (state, seat) => state.order.filter((other) => other !== seat);
const chooseVictim = ask("choose-victim", {
	rule: "AR-22.7",
	frame: "thief",
	answers: ["rob"],
	list: (state, seat) => opponents(state, seat).map((other) => ({
		type: "rob",
		seat: other
	})),
	check: (state, seat, _frame, move) => opponents(state, seat).includes(move.seat) ? null : YOURSELF,
	answer(_draft, _seat, frame, move) {
		frame.said++;
		frame.victim = move.seat;
		frame.stage = "robbed";
	},
	fallback: (state, seat) => ({
		type: "rob",
		seat: opponents(state, seat)[0]
	})
});
function fitsScreen(state, seat, [left = null, right = null]) {
	const { cubes } = playerOf(state, seat);
	if (left === null || right === null) {
		const single = left ?? right;
		return single !== null && cubes[single] === 1 && cubesIn(cubes) === 1;
	}
	return left === right ? cubes[left] > 1 : cubes[left] > 0 && cubes[right] > 0;
}
function handsOf(state, seat) {
	const contents = [...RESOURCES, null];
	return contents.flatMap((left) => contents.map((right) => [left, right])).filter((hands) => fitsScreen(state, seat, hands));
}
const fillHands = ask("fill-hands", {
	rule: "AR-22.7",
	frame: "thief",
	answers: ["fill-hands"],
	list: (state, seat) => handsOf(state, seat).map((hands) => ({
		type: "fill-hands",
		hands
	})),
	check: (state, seat, _frame, { hands }) => hands.length === 2 && fitsScreen(state, seat, hands) ? null : WRONG_HANDS,
	answer(_draft, seat, frame, { hands }, emit) {
		frame.hands = hands.slice();
		frame.stage = "pick";
		emit({
			type: "hands-filled",
			seat,
			thief: frame.seat
		});
	},
	fallback: (state, seat) => ({
		type: "fill-hands",
		hands: handsOf(state, seat)[0]
	})
});
const pickHand = ask("pick-hand", {
	rule: "AR-22.7",
	frame: "thief",
	answers: ["pick-hand"],
	list: () => [{
		type: "pick-hand",
		hand: 0
	}, {
		type: "pick-hand",
		hand: 1
	}],
	check: () => null,
	answer(draft, seat, frame, { hand }, emit, { victim }) {
		const resource = frame.hands?.[hand] ?? null;
		if (resource !== null) {
			playerOf(draft, victim).cubes[resource]--;
			playerOf(draft, seat).cubes[resource]++;
			draft.stolen++;
		}
		frame.said++;
		frame.stage = "done";
		expose(draft);
		emit({
			type: "hand-picked",
			thief: seat,
			victim,
			hand,
			cube: resource !== null,
			resource
		});
	},
	fallback: () => ({
		type: "pick-hand",
		hand: 0
	})
});

//#endregion
//#region packages/game-archipelago/src/flow/trade.ts
function openTrade(draft, seat, by, market, left, bulk) {
	draft.stack.push({
		kind: "trade",
		id: frameId(draft),
		seat,
		said: 0,
		by,
		market,
		left,
		bulk,
		resource: null,
		deal: null
	});
}
const trade = {
	decisions: (_state, frame) => frame.left === 0 ? NOBODY : [asked(frame, frame.seat, {
		kind: "trade",
		left: frame.left
	}, frame.said)],
	settle: done
};
const OTHER_MARKET = {
	rule: "AR-19.1",
	reason: "not-on-this-market"
};
const ONE_KIND = {
	rule: "AR-22.9",
	reason: "one-resource-one-direction"
};
const NOT_YET = {
	rule: "AR-9.12",
	reason: "nothing-transacted"
};
function continues(frame, move) {
	return frame.resource === null || move.resource === frame.resource && move.deal === frame.deal;
}
function transactionsNow(state, seat, frame) {
	const possible = transactions(state, seat, marketsOf(frame.market), 0);
	return frame.resource === null ? possible : possible.filter((move) => continues(frame, move));
}
const transaction = ask("trade", {
	rule: "AR-12.1",
	frame: "trade",
	answers: ["transact", "done"],
	list(state, seat, frame) {
		const moves = transactionsNow(state, seat, frame);
		if (frame.said > 0) moves.push({ type: "done" });
		return moves;
	},
	check(state, seat, frame, move) {
		if (move.type === "done") return frame.said > 0 ? null : NOT_YET;
		if (frame.market !== null && move.market !== frame.market) return OTHER_MARKET;
		return continues(frame, move) ? checkTransaction(state, seat, move, 0) : ONE_KIND;
	},
	answer(draft, seat, frame, move, emit) {
		if (move.type === "done") {
			frame.left = 0;
			return;
		}
		if (frame.said === 0) commit(draft, seat, frame.by, "transaction", emit);
		frame.said++;
		frame.left--;
		if (frame.bulk) {
			frame.resource = move.resource;
			frame.deal = move.deal;
		}
		transact(draft, seat, move, emit);
	},
	fallback: (state, seat, frame) => frame.said > 0 ? { type: "done" } : transactionsNow(state, seat, frame)[0]
});

//#endregion
//#region packages/game-archipelago/src/cards/effects.ts
function applyEffects(draft, seat, effects, emit) {
	for (const effect of effects) {
		if (draft.ending !== null) return;
		apply(draft, seat, effect, emit);
	}
}
function apply(draft, seat, effect, emit) {
	switch (effect.op) {
		case "rebellion": return moveRebellion(draft, effect.delta, emit);
		case "surplus": return moveSurplus(draft, effect.delta, emit);
		case "rebellionPer": return moveRebellion(draft, effect.delta * countedBuildings(draft, effect.per), emit);
		case "surplusPer": return moveSurplus(draft, effect.delta * buildingsOnMap(draft, effect.per), emit);
		case "rebellionByTemples": {
			const temples = templesCounted(draft);
			const band = effect.bands.find(({ min, max }) => temples >= min && (max === null || temples <= max));
			return moveRebellion(draft, band?.delta ?? 0, emit);
		}
		case "gainFlorins":
			takeFromBank(draft, seat, effect.amount);
			return;
		case "gainFlorinsPer":
			takeFromBank(draft, seat, Math.min(effect.max, effect.amount * controlledBuildings(draft, seat)));
			return;
		case "doubleHarvest":
			roundOf(draft)?.doubled.push(effect.resource);
			return;
		case "freeMigration": return openMigration(draft, seat, "paid", effect.units === "ships-and-convoyed");
		case "freeTransaction": return openTrade(draft, seat, "paid", effect.market, effect.count, false);
		case "bulkTransaction": return openTrade(draft, seat, "paid", effect.market, 99, true);
		case "freeTaxes": return payTaxes(draft, seat, "paid", emit);
		case "freeExploration": return openExploration(draft, seat, "paid");
		case "freeReproduction": return openReproduction(draft, seat, "paid", effect.regions);
		case "freeConstruction": return openConstruction(draft, seat, "paid", effect.what);
		case "placeShip": return openShipPlacing(draft, seat);
		case "recruit": return openRecruitment(draft, seat, "paid", effect.max);
		case "standRebels": return openRising(draft, seat, effect.max);
		case "revealAndBuy": return openReveal(draft, seat, effect.cards, effect.kind, emit);
		case "destroyShip": return openPirate(draft, seat);
		case "stealFromHands": return openThief(draft, seat);
		case "pillageIcon": return openBarbarian(draft, seat, effect.cubes);
		case "shipPerControlledPort": return openLighthouse(draft);
	}
}

//#endregion
//#region packages/game-archipelago/src/cards/use.ts
function effectsIn(edition, card) {
	const { effects, effectsFrench } = CARD[card];
	return edition === "fr-2012" && effectsFrench !== null ? effectsFrench : effects;
}
function effectsOf(state, card) {
	return effectsIn(state.options.edition, card);
}
const optionsIn = (edition) => Object.fromEntries(CARDS.map((card) => {
	const effects = effectsIn(edition, card);
	const [first] = effects;
	return [card, first?.op === "choice" ? first.options : [{
		cubes: CARD[card].cost.cubes,
		effects
	}]];
}));
const CARD_OPTIONS = {
	"en-2.0": optionsIn("en-2.0"),
	"fr-2012": optionsIn("fr-2012")
};
function optionsOf(state, card) {
	return CARD_OPTIONS[state.options.edition][card];
}
const NOT_OWNED = {
	rule: "AR-21.2",
	reason: "nobody-owns-this-card"
};
const OWNER_ONLY = {
	rule: "AR-21.2",
	reason: "only-its-owner"
};
const NOT_USED = {
	rule: "AR-21.4",
	reason: "works-by-itself"
};
const A_WONDER = {
	rule: "AR-22.1",
	reason: "wonders-are-built"
};
const ENGAGED = {
	rule: "AR-21.1",
	reason: "card-used-this-turn"
};
const NO_DISC$1 = {
	rule: "AR-21.3",
	reason: "not-enough-discs"
};
const NO_FLORINS = {
	rule: "AR-21.2",
	reason: "not-enough-florins"
};
const NO_EFFECT = {
	rule: "AR-21.6",
	reason: "no-effect"
};
const NO_OPTION = {
	rule: "AR-21.1",
	reason: "no-such-option"
};
function checkCard(state, seat, owner, card, option) {
	const { id } = card;
	const { activation, cost } = CARD[id];
	if (activation === "passive") return NOT_USED;
	if (activation === "wonder") return A_WONDER;
	if (activation === "owner" && owner !== seat) return OWNER_ONLY;
	if (!card.ready) return ENGAGED;
	const player = playerOf(state, seat);
	if (player.discs < cost.discs) return NO_DISC$1;
	const florins = florinsFor(id, seat, owner);
	if (player.florins < florins) return NO_FLORINS;
	return cardPossible(state, seat, option.effects, florins) ? null : NO_EFFECT;
}
function checkCardUse(state, seat, move) {
	const option = optionsOf(state, move.card)[move.option];
	if (option === void 0) return NO_OPTION;
	const owner = ownerOf(state, move.card);
	const card = owner === null ? null : cardOf(state, owner, move.card);
	if (owner === null || card === null) return NOT_OWNED;
	const refused = checkCard(state, seat, owner, card, option);
	if (refused !== null) return refused;
	const { anyCubes } = CARD[move.card].cost;
	if (anyCubes > 0) return checkAnyCubes(state, seat, anyCubes, move.payment);
	return checkPayment(state, seat, option.cubes, move.payment);
}
function listCardUses(state, seat, moves) {
	for (let owner = 0; owner < state.players.length; owner++) {
		const { cards } = playerOf(state, owner);
		for (let i = 0; i < cards.length; i++) listUses(state, seat, owner, cards[i], moves);
	}
}
function listUses(state, seat, owner, card, moves) {
	if (!card.ready) return;
	const player = playerOf(state, seat);
	const options = optionsOf(state, card.id);
	for (let option = 0; option < options.length; option++) {
		const choice = options[option];
		if (checkCard(state, seat, owner, card, choice) !== null) continue;
		const ways = CARD[card.id].cost.anyCubes > 0 ? anyCubePayments(player) : paymentsOf(player, choice.cubes);
		for (const payment of ways) moves.push({
			type: "use-card",
			card: card.id,
			option,
			payment
		});
	}
}

//#endregion
//#region packages/game-archipelago/src/flow/wheel-actions.ts
const BANK_LACKS_CUBE = {
	rule: "AR-9.12",
	reason: "bank-lacks-cube"
};
const doesNothing = (what) => ({
	rule: "AR-9.12",
	reason: `${what}-does-nothing`
});
const HARVESTED = Object.fromEntries(RESOURCES.map((resource) => [`harvest-${resource}`, resource]));
function isHarvest(action) {
	return action in HARVESTED;
}
const CHOICES = WHEEL_ACTIONS.map((action) => {
	const move = {
		type: "act",
		action
	};
	const limited = WHEEL[action].circles !== null;
	return isHarvest(action) ? {
		action,
		move,
		limited,
		harvest: resourceBit(HARVESTED[action])
	} : {
		action,
		move,
		limited,
		harvest: null
	};
});
function isPossible(state, seat, action) {
	switch (action) {
		case "reproduction": return canReproduce(state, seat);
		case "exploration": return canExplore(state, seat);
		case "recruitment": return canRecruit(state, seat, 0);
		case "construction": return canConstruct(state, seat, "any", 0);
		case "transaction": return canTransact(state, seat, MARKETS, 0);
		case "migration": return canMigrate(state, seat, false);
	}
}
function checkAction(state, seat, action, frame) {
	const refused = checkDisc(state, seat, action);
	if (refused !== null) return refused;
	if (action === "taxes") return null;
	if (!isHarvest(action)) return isPossible(state, seat, action) ? null : doesNothing(action);
	if (canHarvest(state, seat, HARVESTED[action], frame.refused)) return null;
	return state.cubes[HARVESTED[action]] > 0 ? doesNothing("harvest") : BANK_LACKS_CUBE;
}
function mayBeChosen(state, seat, choice, harvests) {
	if (choice.harvest !== null) return (choice.harvest & harvests) !== 0;
	return choice.action === "taxes" || isPossible(state, seat, choice.action);
}
function listActions(state, seat, frame, moves) {
	if (playerOf(state, seat).discs < 1) return;
	const harvests = harvestable$1(state, seat, frame.refused);
	for (let i = 0; i < CHOICES.length; i++) {
		const choice = CHOICES[i];
		if (choice.limited && checkDisc(state, seat, choice.action) !== null) continue;
		if (mayBeChosen(state, seat, choice, harvests)) moves.push(choice.move);
	}
}
function openAction(draft, seat, action, emit) {
	switch (action) {
		case "taxes":
			payTaxes(draft, seat, "disc", emit);
			break;
		case "reproduction":
			openReproduction(draft, seat, "disc", 99);
			break;
		case "exploration":
			openExploration(draft, seat, "disc");
			break;
		case "recruitment":
			openRecruitment(draft, seat, "disc", 99);
			break;
		case "construction":
			openConstruction(draft, seat, "disc", "any");
			break;
		case "transaction":
			openTrade(draft, seat, "disc", null, 1, false);
			break;
		case "migration":
			openMigration(draft, seat, "disc", false);
			break;
		default: openHarvest(draft, seat, HARVESTED[action]);
	}
}

//#endregion
//#region packages/game-archipelago/src/flow/wonder.ts
const NOT_YOURS = {
	rule: "AR-22.1",
	reason: "not-your-wonder"
};
const BUILT = {
	rule: "AR-22.1",
	reason: "already-built"
};
const TOO_NEW = {
	rule: "AR-21.5",
	reason: "bought-this-turn"
};
const NO_DISC = {
	rule: "AR-22.1",
	reason: "not-enough-discs"
};
const CONDITION = {
	rule: "AR-22.1",
	reason: "condition-not-met"
};
const NO_CITIZEN = {
	rule: "AR-22.1",
	reason: "no-free-citizen"
};
function checkCondition(state, seat, id) {
	const card = cardOf(state, seat, id);
	const { activation, cost, requires } = CARD[id];
	if (card === null || activation !== "wonder") return NOT_YOURS;
	if (card.citizen >= 0) return BUILT;
	if (card.turn >= state.turn) return TOO_NEW;
	if (playerOf(state, seat).discs < cost.discs) return NO_DISC;
	return requires === null || buildingsControlled(state, seat, requires.controls) >= requires.min ? null : CONDITION;
}
function checkWonder(state, seat, move) {
	const refused = checkCondition(state, seat, move.card);
	if (refused !== null) return refused;
	const unit = unitOf(state, move.unit);
	if (unit === null || unit.seat !== seat || unit.kind !== "citizen" || !isFreeToAct(unit)) return NO_CITIZEN;
	return checkPayment(state, seat, CARD[move.card].cost.cubes, move.payment);
}
function listWonders(state, seat, moves) {
	const player = playerOf(state, seat);
	for (const { id } of player.cards) {
		if (CARD[id].activation !== "wonder" || checkCondition(state, seat, id) !== null) continue;
		const payments = paymentsOf(player, CARD[id].cost.cubes);
		if (payments.length === 0) continue;
		for (const unit of state.units) {
			if (unit.seat !== seat || unit.kind !== "citizen" || !isFreeToAct(unit)) continue;
			for (const payment of payments) moves.push({
				type: "build-wonder",
				card: id,
				unit: unit.id,
				payment
			});
		}
	}
}
function openWonder(draft, seat, move, emit) {
	const { card, unit, payment } = move;
	payCubes(draft, seat, payment);
	playerOf(draft, seat).discs -= CARD[card].cost.discs;
	const round = roundOf(draft);
	if (round !== null) round.carded = true;
	emit({
		type: "wonder-built",
		seat,
		card,
		payment: payment.slice()
	});
	draft.stack.push({
		kind: "wonder",
		id: frameId(draft),
		seat,
		said: 0,
		card,
		unit,
		stage: "effect"
	});
}
const wonder = {
	decisions: () => NOBODY,
	settle(draft, frame, emit) {
		if (frame.stage === "effect") {
			frame.stage = "citizen";
			applyEffects(draft, frame.seat, effectsOf(draft, frame.card), emit);
			return "again";
		}
		const card = cardOf(draft, frame.seat, frame.card);
		if (card !== null) card.citizen = frame.unit;
		removeUnit(draft, frame.unit);
		emit({
			type: "citizen-immortalised",
			unit: frame.unit,
			card: frame.card
		});
		movePopulation(draft, -1, emit);
		return "done";
	}
};

//#endregion
//#region packages/game-archipelago/src/flow/round.ts
function useCard(draft, seat, move, emit) {
	const effects = optionsOf(draft, move.card)[move.option]?.effects ?? [];
	const [first] = effects;
	if (first?.op === "freeMigration") {
		openMigration(draft, seat, move.card, first.units === "ships-and-convoyed");
		return;
	}
	payCard(draft, seat, move.card, move.payment, emit);
	applyEffects(draft, seat, effects, emit);
}
function useBuilding(draft, frame, move, emit) {
	const { region, building } = move;
	const coins = building === "market" ? draft.marketCoins : draft.portCoins;
	playerOf(draft, frame.seat).florins -= 1;
	coins[frame.seat] = coins[frame.seat] + 1;
	if (building === "market") regionAt(draft, region).marketUsed = true;
	else regionAt(draft, region).portUsed = true;
	const unit = unitOf(draft, move.unit);
	if (unit !== null) unit.engaged = true;
	frame.traded = true;
	emit({
		type: "building-used",
		seat: frame.seat,
		region,
		building,
		unit: move.unit
	});
	openTrade(draft, frame.seat, "paid", MARKET_OF[building], 2, false);
}
function endRound(draft, frame, emit) {
	frame.ended = true;
	if (frame.acted || frame.carded || frame.traded) return;
	const below = draft.stack[draft.stack.length - 2];
	if (below?.kind === "actions") below.out[frame.seat] = true;
	emit({
		type: "passed",
		seat: frame.seat
	});
}
const round = {
	decisions(_state, frame) {
		if (frame.ended) return NOBODY;
		const { acted, carded, traded } = frame;
		return [asked(frame, frame.seat, {
			kind: "round",
			acted,
			carded,
			traded
		}, frame.said)];
	},
	settle: done
};
const ACTED = {
	rule: "AR-9.2",
	reason: "disc-action-done"
};
const CARDED = {
	rule: "AR-9.2",
	reason: "card-or-wonder-done"
};
const TRADED = {
	rule: "AR-9.2",
	reason: "port-or-market-done"
};
const NO_FLORIN = {
	rule: "AR-19.1",
	reason: "not-enough-florins"
};
const NO_TRANSACTION = {
	rule: "AR-19.1",
	reason: "no-transaction-possible"
};
function checkTrade(state, seat, building) {
	if (playerOf(state, seat).florins < 1) return NO_FLORIN;
	return canTransact(state, seat, marketsOf(MARKET_OF[building]), 1) ? null : NO_TRANSACTION;
}
function listBuildings(state, seat, moves) {
	if (playerOf(state, seat).florins < 1) return;
	for (let region = 0; region < state.regions.length; region++) {
		if (!hasTradeBuilding(state, region)) continue;
		for (const building of TRADE_BUILDINGS) {
			const operators = operatorsOf(state, seat, region, building);
			if (operators.length === 0 || checkTrade(state, seat, building) !== null) continue;
			for (const unit of operators) moves.push({
				type: "use-building",
				region,
				building,
				unit
			});
		}
	}
}
const partOfRound = ask("round", {
	rule: "AR-9.2",
	frame: "round",
	answers: [
		"act",
		"use-card",
		"build-wonder",
		"use-building",
		"end-round"
	],
	list(state, seat, frame) {
		const moves = [];
		if (!frame.acted) listActions(state, seat, frame, moves);
		if (!frame.carded) {
			listCardUses(state, seat, moves);
			listWonders(state, seat, moves);
		}
		if (!frame.traded) listBuildings(state, seat, moves);
		moves.push({ type: "end-round" });
		return moves;
	},
	check(state, seat, frame, move) {
		switch (move.type) {
			case "act": return frame.acted ? ACTED : checkAction(state, seat, move.action, frame);
			case "use-card": return frame.carded ? CARDED : checkCardUse(state, seat, move);
			case "build-wonder": return frame.carded ? CARDED : checkWonder(state, seat, move);
			case "use-building": return frame.traded ? TRADED : checkOperator(state, seat, move) ?? checkTrade(state, seat, move.building);
			case "end-round": return null;
		}
	},
	answer(draft, seat, frame, move, emit) {
		frame.said++;
		switch (move.type) {
			case "act":
				openAction(draft, seat, move.action, emit);
				break;
			case "use-card":
				useCard(draft, seat, move, emit);
				break;
			case "build-wonder":
				openWonder(draft, seat, move, emit);
				break;
			case "use-building":
				useBuilding(draft, frame, move, emit);
				break;
			case "end-round": endRound(draft, frame, emit);
		}
	},
	fallback: () => ({ type: "end-round" })
});

//#endregion
//#region packages/game-archipelago/src/flow/turn.ts
function disengage(draft, emit) {
	for (const player of draft.players) for (const card of player.cards) card.ready = true;
	for (const unit of draft.units) {
		unit.icon = -1;
		unit.engaged = false;
		unit.lying = false;
	}
	for (const region of draft.regions) {
		region.marketUsed = false;
		region.portUsed = false;
	}
	emit({ type: "units-disengaged" });
}
function populationEffects(draft, emit) {
	for (const { surplus, rebellion } of rowsInForce(draft)) {
		moveSurplus(draft, surplus, emit);
		moveRebellion(draft, rebellion, emit);
		if (draft.ending !== null) return;
	}
	moveRebellion(draft, surplusRow(draft).rebellion, emit);
}
const turn = {
	decisions: () => NOBODY,
	settle(draft, frame, emit) {
		const phase = frame.phase;
		frame.phase = phase === 6 ? 0 : phase + 1;
		switch (phase) {
			case 0:
				draft.turn++;
				emit({
					type: "turn-begun",
					turn: draft.turn
				});
				break;
			case 1:
				if (draft.turn > 1) disengage(draft, emit);
				break;
			case 2:
				openBidding(draft);
				break;
			case 3:
				populationEffects(draft, emit);
				break;
			case 4:
				endIfClosing(draft, emit);
				if (draft.turn > 1 && draft.ending === null) draft.stack.push({
					kind: "balance",
					id: frameId(draft),
					half: 0,
					red: false
				});
				break;
			case 5:
				draft.stack.push({
					kind: "actions",
					id: frameId(draft),
					at: -1,
					out: draft.players.map(() => false)
				});
				break;
			default: draft.stack.push({
				kind: "evolution",
				id: frameId(draft),
				at: 0,
				stage: "begin",
				rotated: -1
			});
		}
		return "again";
	}
};

//#endregion
//#region packages/game-archipelago/src/frame-view.ts
const SEALED = -2;
function isHexSeen({ seat, open, side }, viewer) {
	return seat === viewer || open || side !== null;
}
function viewFrame(frame, viewer) {
	const { id } = frame;
	switch (frame.kind) {
		case "trend-vote": return {
			kind: frame.kind,
			id,
			votes: frame.votes.map((vote, seat) => vote === null || seat === viewer ? vote : "sealed")
		};
		case "turn-zero": return {
			kind: frame.kind,
			id,
			at: frame.at,
			stage: frame.stage,
			region: frame.region,
			sea: frame.sea
		};
		case "keep-objectives": return {
			kind: frame.kind,
			id,
			kept: frame.kept.slice()
		};
		case "reward": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			region: frame.region,
			stage: frame.stage,
			market: frame.market
		};
		case "turn": return {
			kind: frame.kind,
			id,
			phase: frame.phase
		};
		case "bidding": return {
			kind: frame.kind,
			id,
			bids: frame.bids.map((bid, seat) => bid < 0 || seat === viewer ? bid : -2),
			second: frame.second,
			winner: frame.winner,
			over: frame.over
		};
		case "balance": return {
			kind: frame.kind,
			id,
			half: frame.half,
			red: frame.red
		};
		case "domestic-crisis": return {
			kind: frame.kind,
			id,
			resource: frame.resource,
			citizensPerCube: frame.citizensPerCube,
			at: frame.at,
			said: frame.said,
			toStand: frame.toStand,
			over: frame.over
		};
		case "export-crisis": return {
			kind: frame.kind,
			id,
			resource: frame.resource,
			missing: frame.missing,
			at: frame.at,
			said: frame.said
		};
		case "expulsion": return {
			kind: frame.kind,
			id,
			seats: frame.seats.slice(),
			units: frame.units.slice(),
			at: frame.at
		};
		case "actions": return {
			kind: frame.kind,
			id,
			at: frame.at,
			out: frame.out.slice()
		};
		case "round": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			acted: frame.acted,
			carded: frame.carded,
			traded: frame.traded,
			ended: frame.ended,
			refused: frame.refused.slice(),
			doubled: frame.doubled.slice()
		};
		case "harvest": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			resource: frame.resource,
			stage: frame.stage,
			units: frame.units.slice(),
			icons: frame.icons.slice(),
			agreed: frame.agreed.slice(),
			region: frame.region,
			offer: frame.offer === null ? null : copyGoods(frame.offer),
			price: frame.price === null ? null : copyGoods(frame.price)
		};
		case "migration": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			by: frame.by,
			shipsOnly: frame.shipsOnly,
			over: frame.over,
			trail: frame.trail.map((print) => ({ ...print })),
			moved: frame.moved.slice(),
			serving: frame.serving.slice(),
			aboard: frame.aboard,
			seaRegion: frame.seaRegion,
			sea: frame.sea,
			fleet: frame.fleet.slice()
		};
		case "exploration": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			by: frame.by,
			stage: frame.stage,
			hex: isHexSeen(frame, viewer) ? frame.hex : null,
			open: frame.open,
			side: frame.side,
			rotation: frame.rotation,
			q: frame.q,
			r: frame.r,
			unit: frame.unit,
			region: frame.region
		};
		case "construction": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			by: frame.by,
			what: frame.what
		};
		case "recruitment": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			by: frame.by,
			left: frame.left
		};
		case "reproduction": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			by: frame.by,
			left: frame.left,
			regions: frame.regions.slice()
		};
		case "trade": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			by: frame.by,
			market: frame.market,
			left: frame.left,
			bulk: frame.bulk,
			resource: frame.resource,
			deal: frame.deal
		};
		case "pirate": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			stage: frame.stage,
			victim: frame.victim
		};
		case "thief": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			stage: frame.stage,
			victim: frame.victim,
			hands: frame.victim === viewer ? frame.hands?.slice() ?? null : null
		};
		case "barbarian": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			cubes: frame.cubes
		};
		case "rising": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			left: frame.left
		};
		case "reveal": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			wanted: frame.wanted,
			cards: frame.cards.slice(),
			stage: frame.stage
		};
		case "ship-placing": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said
		};
		case "wonder": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			said: frame.said,
			card: frame.card,
			unit: frame.unit,
			stage: frame.stage
		};
		case "lighthouse": return {
			kind: frame.kind,
			id,
			at: frame.at,
			said: frame.said,
			ports: frame.ports.slice()
		};
		case "evolution": return {
			kind: frame.kind,
			id,
			at: frame.at,
			stage: frame.stage,
			rotated: frame.rotated
		};
	}
}

//#endregion
//#region packages/game-archipelago/src/view.ts
function playerView(player, own) {
	return {
		florins: own ? player.florins : null,
		cubes: own ? player.cubes : null,
		tokens: own ? player.tokens : null,
		discs: player.discs,
		discsOwned: player.discsOwned,
		cards: player.cards,
		objectives: own ? player.objectives : null,
		objectiveCount: player.objectives.length,
		rejected: own ? player.rejected : null,
		rejectedCount: player.rejected.length,
		revealed: player.revealed,
		hand: own ? player.hand : null,
		handCount: player.hand.length
	};
}
function view(state, viewer) {
	const copy = clone(state);
	const over = copy.ending !== null;
	const back = topBack(copy);
	return {
		viewer,
		frames: copy.frames,
		options: { ...copy.options },
		turn: copy.turn,
		order: copy.order,
		players: copy.players.map((player, seat) => playerView(player, over || seat === viewer)),
		stack: copy.stack.map((frame) => viewFrame(frame, viewer)),
		regions: copy.regions,
		neighbours: copy.neighbours,
		units: copy.units,
		florins: copy.florins,
		cubes: copy.cubes,
		domestic: copy.domestic,
		export: copy.export,
		population: copy.population,
		rebellion: copy.rebellion,
		surplus: copy.surplus,
		piles: copy.piles,
		tokensSpent: copy.tokensSpent,
		hexTop: topSide(copy),
		hexDeckCount: copy.hexDeck.length,
		hexDiscard: copy.hexDiscard,
		evolutionTop: back === null ? null : {
			upper: { ...back.upper },
			lower: { ...back.lower }
		},
		evolutionDeckCount: copy.evolutionDeck.length,
		evolutionDiscard: copy.evolutionDiscard,
		track: copy.track,
		trends: copy.trends,
		shown: copy.shown,
		met: copy.met,
		closing: copy.closing,
		ending: copy.ending,
		wheel: copy.wheel,
		marketCoins: copy.marketCoins,
		portCoins: copy.portCoins,
		benefactor: copy.benefactor,
		benefactorCoins: copy.benefactorCoins,
		lastBids: copy.lastBids,
		stolen: copy.stolen,
		lifted: copy.lifted,
		deals: copy.deals
	};
}
function cardsSeen(seen) {
	const cards = new Set(seen.evolutionDiscard);
	for (const slot of seen.track) if (slot !== null) cards.add(slot.card);
	for (const player of seen.players) for (const { id } of player.cards) cards.add(id);
	for (const frame of seen.stack) if (frame.kind === "reveal") for (const card of frame.cards) cards.add(card);
	return cards;
}

//#endregion
//#region packages/game-archipelago/src/guess.ts
function guess(seen, viewer, random) {
	const draft = clone({
		...seen,
		exposed: 0,
		rng: forkRandom(random),
		stack: seen.stack.map(knownFrame),
		players: seen.players.map(knownPlayer),
		hexDeck: [],
		evolutionDeck: guessEvolution(seen, random)
	});
	guessScreens(draft, seen, random);
	guessObjectives(draft, seen, random);
	guessHexes(draft, seen, random);
	guessFrames(draft, seen, viewer, random);
	return draft;
}
function knownFrame(frame) {
	if (frame.kind !== "trend-vote") return frame;
	return {
		...frame,
		votes: frame.votes.map((vote) => vote === "sealed" ? null : vote)
	};
}
function knownPlayer(player) {
	return {
		florins: player.florins ?? 0,
		cubes: player.cubes ?? noCubes(),
		tokens: player.tokens ?? 0,
		discs: player.discs,
		discsOwned: player.discsOwned,
		cards: player.cards,
		objectives: player.objectives ?? player.revealed,
		rejected: player.rejected ?? [],
		revealed: player.revealed,
		hand: player.hand ?? []
	};
}
function promised(seen, seat) {
	const top = seen.stack.at(-1);
	if (top?.kind === "harvest" && top.seat === seat && top.offer !== null) return copyGoods(top.offer);
	return seen.deals.open?.from === seat ? seen.deals.open.give : null;
}
function robbed(seen) {
	const top = seen.stack.at(-1);
	if (top?.kind === "pirate") return top.stage === "give" ? top.victim : null;
	return top?.kind === "thief" && (top.stage === "hands" || top.stage === "pick") ? top.victim : null;
}
function guessScreens(draft, seen, random) {
	const hidden = [...seen.players.keys()].filter((seat) => seen.players[seat]?.florins === null);
	if (hidden.length === 0) return;
	const purse = (seat) => draft.players[seat];
	for (const seat of hidden) {
		const shown = promised(seen, seat);
		if (shown === null) continue;
		purse(seat).florins = shown.florins;
		purse(seat).tokens = shown.tokens;
		purse(seat).cubes = { ...shown.cubes };
	}
	const missing = (resource) => draft.players.reduce((left, { cubes }) => left - cubes[resource], RESOURCE[resource].cubes - draft.cubes[resource] - draft.domestic[resource] - draft.export[resource]);
	const victim = robbed(seen);
	if (victim !== null && hidden.includes(victim)) purse(victim).cubes[pick(random, RESOURCES.filter((resource) => missing(resource) > 0))]++;
	for (const resource of RESOURCES) for (let left = missing(resource); left > 0; left--) purse(pick(random, hidden)).cubes[resource]++;
	const outside = draft.piles.reduce((sum, pile) => sum + pile, draft.tokensSpent);
	const tokens = draft.players.reduce((sum, player) => sum + player.tokens, outside);
	for (let left = 24 - tokens; left > 0; left--) purse(pick(random, hidden)).tokens++;
	for (let left = 135 - florinsSeen(draft); left > 0; left--) purse(pick(random, hidden)).florins++;
}
function florinsSeen(draft) {
	let total = draft.florins + draft.benefactorCoins;
	for (const region of draft.regions) for (let bits = region.pillaged; bits > 0; bits >>= 1) total += bits & 1;
	for (const [seat, player] of draft.players.entries()) total += player.florins + (draft.marketCoins[seat] ?? 0) + (draft.portCoins[seat] ?? 0);
	return total;
}
function guessObjectives(draft, seen, random) {
	const known = /* @__PURE__ */ new Set([...draft.shown, ...draft.players.flatMap((player) => [...player.objectives, ...player.rejected])]);
	const roles = rolesLeave(draft.options, draft.players.length);
	const deck = objectiveDeck(draft.options.length).filter((id) => !roles || OBJECTIVE[id].victory.type === "rank");
	const pile = shuffle(random, deck.filter((id) => !known.has(id)));
	const unmet = pile.filter((id) => !draft.met.includes(id));
	const others = pile.filter((id) => draft.met.includes(id));
	for (const [seat, player] of seen.players.entries()) {
		if (player.objectives !== null) continue;
		const { objectives } = draft.players[seat];
		while (objectives.length < player.objectiveCount && unmet.length > 0) objectives.push(unmet.pop());
	}
	others.push(...unmet);
	for (const [seat, player] of seen.players.entries()) {
		if (player.rejected !== null) continue;
		const { rejected } = draft.players[seat];
		while (rejected.length < player.rejectedCount && others.length > 0) rejected.push(others.pop());
	}
}
const keyOf$1 = (back) => JSON.stringify(back);
const BACKS = Object.fromEntries(CARDS.map((card) => [card, keyOf$1(CARD[card].back)]));
function guessEvolution(seen, random) {
	const known = cardsSeen(seen);
	const pile = shuffle(random, CARDS.filter((card) => !known.has(card)));
	const back = keyOf$1(seen.evolutionTop);
	const top = pile.findIndex((card) => BACKS[card] === back);
	if (top >= 0) pile.push(...pile.splice(top, 1));
	return pile;
}
function guessHexes(draft, seen, random) {
	const known = new Set(draft.hexDiscard);
	for (const { side } of draft.regions) known.add(SIDE[side].hex);
	for (const { hand } of draft.players) for (const hex of hand) known.add(hex);
	if (seen.hexTop !== null) known.add(SIDE[seen.hexTop].hex);
	for (const frame of draft.stack) if (frame.kind === "exploration" && frame.hex !== null) known.add(frame.hex);
	const pile = shuffle(random, HEXES.filter((hex) => !known.has(hex)));
	const top = draft.stack.at(-1);
	const takeFitting = (fits) => {
		const at = pile.findIndex(fits);
		return pile.splice(Math.max(at, 0), 1)[0];
	};
	if (top?.kind === "exploration" && top.hex === null && top.stage === "place") {
		const gaps = explorableGaps(draft, top.seat);
		top.hex = takeFitting((hex) => fitsSomewhere(gaps, [hex])) ?? null;
	}
	if (top?.kind === "turn-zero" && top.stage === "place") {
		const seat = draft.order[top.at];
		const gaps = turnZeroGaps(draft);
		if (seen.players[seat]?.hand === null) draft.players[seat].hand.push(takeFitting((hex) => fitsSomewhere(gaps, [hex])));
	}
	for (const [seat, player] of seen.players.entries()) {
		const { hand } = draft.players[seat];
		while (hand.length < player.handCount) hand.push(pile.pop());
	}
	draft.hexDeck = pile.map((hex) => sidesOf(hex)[below(random, 2)]);
	if (seen.hexTop !== null) draft.hexDeck.push(seen.hexTop);
}
function guessFrames(draft, seen, viewer, random) {
	for (const frame of draft.stack) {
		if (frame.kind === "bidding") frame.bids = frame.bids.map((bid, seat) => bid === -2 ? below(random, (draft.players[seat]?.florins ?? 0) + 1) : bid);
		if (frame.kind === "thief" && frame.stage === "pick" && frame.victim !== null && frame.victim !== viewer) frame.hands = pick(random, handsOf(draft, frame.victim)).slice();
	}
	for (const [at, frame] of seen.stack.entries()) {
		const guessed = draft.stack[at];
		if (frame.kind !== "trend-vote" || guessed?.kind !== "trend-vote") continue;
		guessed.votes = frame.votes.map((vote) => vote === "sealed" ? pick(random, trendsInVote(draft)) : vote);
	}
}

//#endregion
//#region packages/game-archipelago/src/invariants.ts
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
function stocks(state) {
	const faults = [];
	for (const resource of RESOURCES) {
		const counts = [
			state.cubes,
			state.domestic,
			state.export,
			...state.players.map(({ cubes }) => cubes)
		].map((cubes) => cubes[resource]);
		if (counts.some((count) => count < 0)) faults.push(`less than no ${resource}`);
		if (sum(counts) !== RESOURCE[resource].cubes) faults.push(`${sum(counts)} cubes of ${resource}`);
	}
	let pillaged = 0;
	for (const region of state.regions) for (let bits = region.pillaged; bits > 0; bits >>= 1) pillaged += bits & 1;
	const purses = state.players.map(({ florins }) => florins);
	if (state.florins < 0 || purses.some((florins) => florins < 0)) faults.push("less than no florins");
	const coins = [
		state.florins,
		state.benefactorCoins,
		pillaged,
		...purses,
		...state.marketCoins,
		...state.portCoins
	];
	if (sum(coins) !== 135) faults.push(`${sum(coins)} florins`);
	const tokens = [
		state.tokensSpent,
		...state.piles,
		...state.players.map((player) => player.tokens)
	];
	if (tokens.some((count) => count < 0) || sum(tokens) !== 24) faults.push(`${sum(tokens)} explorer tokens`);
	return faults;
}
function cards(state) {
	const faults = [];
	const found = [...state.evolutionDeck, ...state.evolutionDiscard];
	for (const slot of state.track) if (slot !== null) found.push(slot.card);
	for (const player of state.players) found.push(...player.cards.map(({ id }) => id));
	for (const frame of state.stack) if (frame.kind === "reveal") found.push(...frame.cards);
	if (found.length !== CARDS.length || new Set(found).size !== CARDS.length) faults.push("evolution cards lost or doubled");
	const hexes = [...state.hexDeck.map((side) => SIDE[side].hex), ...state.hexDiscard];
	for (const region of state.regions.slice(1)) hexes.push(SIDE[region.side].hex);
	for (const player of state.players) hexes.push(...player.hand);
	for (const frame of state.stack) if (frame.kind === "exploration" && frame.region < 0 && frame.stage !== "over" && frame.hex !== null) hexes.push(frame.hex);
	if (hexes.length !== HEXES.length || new Set(hexes).size !== HEXES.length) faults.push("hexes lost or doubled");
	return faults;
}
function map(state) {
	const faults = [];
	const built = (building) => state.regions.filter((region) => region[building] >= 0).length;
	if (built("town") + built("temple") > 13) faults.push("too many towns and temples");
	if (built("market") + built("port") > 13) faults.push("too many markets and ports");
	for (const [index, { q, r }] of state.regions.entries()) for (let direction = 0; direction < 6; direction++) {
		const near = regionOn(state, q + STEP_Q[direction], r + STEP_R[direction]);
		if (neighbourOf(state, index, direction) !== near) faults.push(`region ${index} has a wrong neighbour`);
	}
	return faults;
}
function units(state) {
	const faults = [];
	const ids = /* @__PURE__ */ new Set();
	const spots = /* @__PURE__ */ new Set();
	for (const unit of state.units) {
		if (ids.has(unit.id)) faults.push(`piece ${unit.id} is on the map twice`);
		ids.add(unit.id);
		const { isSea, icons } = sideAt(state, unit.region);
		if (isSea[unit.area] !== (unit.kind === "ship")) faults.push(`unit ${unit.id} is in the wrong kind of area`);
		if (unit.kind === "ship" && unit.lying) faults.push(`ship ${unit.id} rebels`);
		if (unit.icon >= icons.length) faults.push(`unit ${unit.id} is on no icon`);
		const spot = unit.building ?? (unit.icon >= 0 ? `icon ${unit.icon}` : null);
		if (spot !== null && spots.has(`${unit.region} ${spot}`)) faults.push(`two units on ${spot} of ${unit.region}`);
		spots.add(`${unit.region} ${spot}`);
		if (unit.building === null) continue;
		const under = unit.kind === "ship" ? seaOfPort(state, unit.region) : landUnder(state, unit.region, unit.building);
		if (regionAt(state, unit.region)[unit.building] < 0 || under !== unit.area) faults.push(`unit ${unit.id} stands on no ${unit.building}`);
	}
	const citizens = state.units.filter(({ kind }) => kind === "citizen").length;
	if (state.population !== citizens) faults.push(`population ${state.population}, citizens ${citizens}`);
	return faults;
}
function players(state) {
	const faults = [];
	const migrating = state.stack.some(({ kind }) => kind === "migration");
	for (const [index, player] of state.players.entries()) {
		const seat = index;
		if (reserveOf(state, seat, "citizen") < 0 || reserveOf(state, seat, "ship") < 0) faults.push(`seat ${seat} lacks pieces`);
		if (player.discs < 0 || player.discs > player.discsOwned) faults.push(`seat ${seat} has ${player.discs} discs`);
		for (let region = 0; region < state.regions.length; region++) if (!migrating && citizensIn(state, seat, region) > 3) faults.push(`seat ${seat} crowds region ${region}`);
	}
	if (state.rebellion < 0 || state.surplus < 0) faults.push("a marker below 0");
	if (state.ending === null && state.rebellion > state.population) faults.push("independence was missed");
	return faults;
}
function invariants(state) {
	return [
		...stocks(state),
		...cards(state),
		...map(state),
		...units(state),
		...players(state)
	];
}

//#endregion
//#region packages/game-archipelago/src/moves.ts
const count = integer(0, 1e3);
const index = integer(0, 200);
const resource$1 = oneOf(RESOURCES);
const seat$1 = integer(0, 4);
const card$1 = oneOf(CARDS);
const source = oneOf([
	"market",
	"screen",
	"token"
]);
const payment = list(oneOf([...RESOURCES, "token"]), 10);
const building$1 = nullable(oneOf(BUILDINGS));
const promise = text(200);
const cubesShape = fields({
	fruit: count,
	cattle: count,
	fish: count,
	wood: count,
	stone: count,
	iron: count
});
const goodsShape = fields({
	florins: count,
	cubes: cubesShape,
	tokens: count,
	cards: list(card$1, 48)
});
const moveShape = tagged("type", {
	"vote-trend": { trend: oneOf(TRENDS) },
	"place-hex": {
		side: oneOf(SIDES),
		rotation: integer(0, 5),
		q: integer(-30, 30),
		r: integer(-30, 30)
	},
	"land-citizens": { areas: list(index, 2) },
	"keep-objectives": { objectives: list(oneOf(OBJECTIVES), 2) },
	"choose-reward": { resource: resource$1 },
	bid: { florins: count },
	"set-order": { order: list(seat$1, 5) },
	consume: { source },
	"use-temple": {
		region: index,
		unit: nullable(index)
	},
	stand: { unit: index },
	supply: { source },
	"end-step": {},
	expel: {},
	spare: {},
	act: { action: oneOf(WHEEL_ACTIONS) },
	"use-card": {
		card: card$1,
		option: index,
		payment
	},
	"build-wonder": {
		card: card$1,
		unit: index,
		payment
	},
	"use-building": {
		region: index,
		building: oneOf(["market", "port"]),
		unit: index
	},
	"end-round": {},
	deploy: { unit: index },
	offer: { offer: goodsShape },
	permit: {},
	refuse: {},
	"name-price": { price: goodsShape },
	"pay-price": {},
	withdraw: {},
	migrate: {
		unit: index,
		region: index,
		area: index,
		building: building$1
	},
	sail: {
		unit: index,
		ship: index,
		region: index
	},
	land: {
		area: index,
		building: building$1
	},
	"take-hex": {},
	"refuse-hex": {},
	"send-unit": { unit: index },
	construct: {
		building: oneOf(CONSTRUCTIONS),
		unit: index,
		spot: index,
		payment
	},
	"place-worker": {
		region: index,
		area: index
	},
	bear: {
		region: index,
		area: index
	},
	transact: {
		market: oneOf(MARKETS),
		deal: oneOf(["buy", "sell"]),
		resource: resource$1,
		token: truth
	},
	sink: { unit: index },
	"give-cube": { resource: resource$1 },
	rob: { seat: seat$1 },
	"fill-hands": { hands: list(nullable(resource$1), 2) },
	"pick-hand": { hand: integer(0, 1) },
	pillage: {
		region: index,
		icon: index
	},
	buy: { card: card$1 },
	"place-ship": {
		region: index,
		area: index
	},
	"choose-port": { region: index },
	"buy-card": { slot: index },
	"rotate-card": { slot: index },
	done: {},
	cancel: {},
	propose: {
		to: seat$1,
		give: goodsShape,
		take: goodsShape,
		promise
	},
	accept: {},
	decline: {},
	counter: {
		give: goodsShape,
		take: goodsShape,
		promise
	},
	"withdraw-proposal": {}
});

//#endregion
//#region packages/game-archipelago/src/reasons.ts
const REASONS = [
	"all-of-the-region",
	"already-built",
	"already-in-this-region",
	"another-is-aboard",
	"area-not-on-this-coast",
	"bank-lacks-cube",
	"benefactor-replaces-more-control",
	"bought-this-turn",
	"building-in-another-area",
	"building-in-another-region",
	"building-not-controlled",
	"building-occupied",
	"building-used-this-turn",
	"card-builds-something-else",
	"card-cannot-change-hands",
	"card-not-revealed",
	"card-or-wonder-done",
	"card-used-this-turn",
	"condition-not-met",
	"construction-does-nothing",
	"disc-action-done",
	"edges-do-not-match",
	"exploration-does-nothing",
	"first-colours-need-two-players",
	"hands-do-not-fit",
	"harvest-does-nothing",
	"icon-occupied",
	"icon-pillaged",
	"migration-does-nothing",
	"more-than-three-citizens",
	"more-than-you-own",
	"name-the-citizen",
	"no-active-citizen-beside",
	"no-active-unit-there",
	"no-birth-there",
	"no-building-left",
	"no-citizen-in-reserve",
	"no-disc-left",
	"no-effect",
	"no-explorer-token",
	"no-free-builder",
	"no-free-circle",
	"no-free-citizen",
	"no-free-icon",
	"no-sea-beside",
	"no-secrets-stands-alone",
	"no-ship-in-reserve",
	"no-such-building",
	"no-such-crossing",
	"no-such-cube",
	"no-such-icon",
	"no-such-option",
	"no-surplus-workers",
	"no-transaction-possible",
	"nobody-born",
	"nobody-deployed",
	"nobody-lies-there",
	"nobody-owns-this-card",
	"nobody-recruited",
	"nobody-stood-up",
	"not-a-lying-citizen",
	"not-a-move",
	"not-a-rebel",
	"not-a-target",
	"not-among-your-objectives",
	"not-an-opponent",
	"not-an-order-of-all-players",
	"not-enough-cubes",
	"not-enough-discs",
	"not-enough-florins",
	"not-next-to-the-start",
	"not-on-this-area",
	"not-on-this-market",
	"not-their-step",
	"not-your-hex",
	"not-your-unit",
	"not-your-wonder",
	"nothing-changes-hands",
	"nothing-moved",
	"nothing-transacted",
	"offer-not-covered",
	"one-resource-one-direction",
	"only-citizens-are-carried",
	"only-its-owner",
	"only-ships-and-convoys",
	"other-kind-of-card",
	"out-of-reach",
	"payment-does-not-fit",
	"port-not-controlled",
	"port-or-market-done",
	"position-out-of-reach",
	"price-is-nothing",
	"price-not-covered",
	"recruitment-does-nothing",
	"region-refused-this-round",
	"region-too-full",
	"reproduction-does-nothing",
	"resource-not-available",
	"rotate-now",
	"ship-cannot-serve",
	"ships-enter-ports-only",
	"slot-empty",
	"step-in-crisis-over",
	"temple-not-controlled",
	"tokens-only-sell",
	"too-few-objectives",
	"too-many-proposals",
	"town-of-another-player",
	"transaction-does-nothing",
	"trend-not-in-vote",
	"two-different-cards",
	"unit-already-deployed",
	"unit-cannot-enter",
	"unit-cannot-operate",
	"unit-engaged",
	"unit-has-moved",
	"unit-rebels",
	"wonders-are-built",
	"works-by-itself",
	"you-do-not-have-it",
	"zone-empty",
	"zone-full"
];

//#endregion
//#region packages/game-archipelago/src/scoring.ts
function unitsOnMap(state, seat, kind) {
	return state.units.filter((unit) => unit.seat === seat && unit.kind === kind).length;
}
function cardsOf({ cards }, kind) {
	return cards.filter(({ id }) => CARD[id].kind === kind).length;
}
function iconsHeld(state, seat, resource) {
	let count = 0;
	for (let region = 0; region < state.regions.length; region++) {
		if (townHolder(state, region)?.seat !== seat) continue;
		for (const [icon, printed] of sideAt(state, region).icons.entries()) if (printed.resource === resource && !isPillaged(state, region, icon)) count++;
	}
	return count;
}
function valueOf(state, seat, criterion) {
	const player = state.players[seat];
	switch (criterion.by) {
		case "cubes": return player.cubes[criterion.resource];
		case "icons-in-town-regions": return iconsHeld(state, seat, criterion.resource);
		case "temples-controlled": return buildingsControlled(state, seat, "temple");
		case "towns-controlled": return buildingsControlled(state, seat, "town");
		case "markets-controlled": return buildingsControlled(state, seat, "market");
		case "ports-controlled": return buildingsControlled(state, seat, "port");
		case "ports-and-markets-controlled": return buildingsControlled(state, seat, "port") + buildingsControlled(state, seat, "market");
		case "money": return player.florins;
		case "explorer-tokens": return player.tokens;
		case "characters": return cardsOf(player, "character");
		case "progress": return cardsOf(player, "progress");
		case "characters-and-progress": return player.cards.length;
		case "citizens-in-archipelago": return unitsOnMap(state, seat, "citizen");
		case "ships-in-archipelago": return unitsOnMap(state, seat, "ship");
		case "benefactor-florins": return state.benefactor[seat] ?? 0;
	}
}
function rankPoints(values, points) {
	const places = [...new Set(values.filter((value) => value > 0))].toSorted((a, b) => b - a);
	return values.map((value) => value > 0 ? points[places.indexOf(value)] ?? 0 : 0);
}
function medalsOf(state, seat) {
	let medals = 0;
	for (const { id, citizen } of playerOf(state, seat).cards) if (CARD[id].activation !== "wonder" || citizen >= 0) medals += CARD[id].medals;
	return medals;
}
function objectivesInPlay$1(state) {
	return [...state.players.flatMap(({ objectives }, seat) => objectives.map((objective) => ({
		objective,
		holder: seat
	}))), ...state.shown.map((objective) => ({
		objective,
		holder: null
	}))];
}
function breakdownOf(state, seat) {
	const sources = [];
	const ranked = (criterion, points) => {
		return rankPoints(state.players.map((_, other) => valueOf(state, other, criterion)), points)[seat] ?? 0;
	};
	for (const { objective, holder } of objectivesInPlay$1(state)) {
		const { victory } = OBJECTIVE[objective];
		if (victory.type === "rank") sources.push({
			source: objective,
			points: ranked(victory.criterion, OBJECTIVE_POINTS)
		});
		else if (victory.type === "pacifist" && holder === seat) {
			const atPeace = state.population - state.rebellion > victory.gapAbove;
			sources.push({
				source: objective,
				points: atPeace ? OBJECTIVE_POINTS[0] : 0
			});
		}
	}
	for (const trend of state.trends) sources.push({
		source: trend,
		points: ranked(TREND[trend].criterion, TREND_POINTS)
	});
	sources.push({
		source: "medals",
		points: medalsOf(state, seat)
	});
	return sources;
}
function afterIndependence(state) {
	const isSeparatist = (seat) => playerOf(state, seat).objectives.some((objective) => OBJECTIVE[objective].victory.type === "separatist");
	const scores = state.players.map((_, index) => {
		const seat = index;
		return {
			seat,
			points: 0,
			breakdown: [],
			tieBreaks: [isSeparatist(seat) ? 1 : 0]
		};
	});
	return placingsOf(scores).map((placing) => ({
		...placing,
		won: placing.tieBreaks[0] === 1
	}));
}
function standings(state) {
	if (state.ending === "independence") return afterIndependence(state);
	return placingsOf(state.players.map(({ florins }, index) => {
		const seat = index;
		const breakdown = breakdownOf(state, seat);
		return {
			seat,
			points: breakdown.reduce((sum, source) => sum + source.points, 0),
			breakdown,
			tieBreaks: [florins]
		};
	}));
}

//#endregion
//#region packages/game-archipelago/src/secrets/evolution.ts
const evolution = {
	rule: "AR-S4",
	names: ["evolution deck"],
	hidden({ evolutionDeck }) {
		return (evolutionDeck.length > 2 ? 2 : twinsOfTop(evolutionDeck).length) < 2 ? {} : { "evolution deck": evolutionDeck.slice() };
	},
	scramble(draft, _viewer, random) {
		const deck = draft.evolutionDeck;
		const twins = twinsOfTop(deck);
		if (twins.length === 0) return;
		const top = twins[below(random, twins.length)];
		draft.evolutionDeck = [...shuffle(random, deck.filter((card) => card !== top)), top];
	}
};
function twinsOfTop(deck) {
	const top = deck.at(-1);
	if (top === void 0) return [];
	const back = JSON.stringify(CARD[top].back);
	return deck.filter((card) => JSON.stringify(CARD[card].back) === back);
}

//#endregion
//#region packages/game-archipelago/src/secrets/others.ts
function othersOf({ players, ending }, viewer) {
	if (ending !== null) return [];
	return [...players.keys()].filter((seat) => seat !== viewer);
}

//#endregion
//#region packages/game-archipelago/src/secrets/hexes.ts
const hexes = {
	rule: "AR-1.2",
	names: [
		"hands",
		"hex deck",
		"taken hex"
	],
	hidden(state, viewer) {
		const hidden = {};
		const hands = strangeHands(state, viewer).map((seat) => playerOf(state, seat).hand.slice());
		if (hands.length > 0) hidden.hands = hands;
		const covered = coveredSides(state);
		if (covered.length > 0) hidden["hex deck"] = covered;
		const taken = takenUnseen(state, viewer);
		if (taken !== null && othersThatFit(state, taken, strangeHexes(state, viewer)).length > 0) hidden["taken hex"] = taken.hex;
		return hidden;
	},
	scramble(draft, viewer, random) {
		const covered = coveredSides(draft).length;
		const hands = strangeHands(draft, viewer);
		const taken = takenUnseen(draft, viewer);
		const pool = shuffle(random, strangeHexes(draft, viewer));
		const draw = (fits) => pool.splice(Math.max(pool.findIndex(fits), 0), 1)[0];
		if (taken !== null) {
			const [other = taken.hex] = othersThatFit(draft, taken, pool);
			taken.hex = draw((hex) => hex === other);
		}
		const placing = placingFirst(draft);
		const gaps = turnZeroGaps(draft);
		for (const seat of hands.toSorted((a, b) => Number(b === placing) - Number(a === placing))) {
			const player = playerOf(draft, seat);
			player.hand = player.hand.map((_hex, i) => draw((hex) => seat !== placing || i > 0 || fitsSomewhere(gaps, [hex])));
		}
		const top = draft.hexDeck.slice(covered);
		draft.hexDeck = [...pool.map((hex) => sidesOf(hex)[below(random, 2)]), ...top];
	}
};
function coveredSides(state) {
	return topSide(state) === null ? state.hexDeck.slice() : state.hexDeck.slice(0, -1);
}
function strangeHexes(state, viewer) {
	const strange = coveredSides(state).map((side) => SIDE[side].hex);
	for (const seat of strangeHands(state, viewer)) strange.push(...playerOf(state, seat).hand);
	const taken = takenUnseen(state, viewer)?.hex ?? null;
	if (taken !== null) strange.push(taken);
	return strange;
}
function strangeHands(state, viewer) {
	return othersOf(state, viewer).filter((seat) => playerOf(state, seat).hand.length > 0);
}
function takenUnseen({ stack }, viewer) {
	const top = stack.at(-1);
	if (top?.kind !== "exploration" || top.stage !== "place") return null;
	return top.seat === viewer || top.open ? null : top;
}
function othersThatFit(state, { seat, hex }, strange) {
	const gaps = explorableGaps(state, seat);
	return strange.filter((other) => other !== hex && fitsSomewhere(gaps, [other]));
}
function placingFirst({ stack, order }) {
	const top = stack.at(-1);
	return top?.kind === "turn-zero" && top.stage === "place" ? order[top.at] ?? null : null;
}

//#endregion
//#region packages/game-archipelago/src/secrets/objectives.ts
const objectives = {
	rule: "AR-1.14",
	names: ["objectives", "rejected objectives"],
	hidden(state, viewer) {
		const hidden = {};
		for (const seat of othersOf(state, viewer)) {
			const player = playerOf(state, seat);
			const kept = player.objectives.filter((objective) => !player.revealed.includes(objective));
			if (kept.length > 0) (hidden.objectives ??= []).push(kept);
			if (player.rejected.length > 0) (hidden["rejected objectives"] ??= []).push(player.rejected.slice());
		}
		return hidden;
	},
	scramble(draft, viewer, random) {
		const others = othersOf(draft, viewer);
		const pile = shuffle(random, unseenObjectives(draft, others));
		const unmet = pile.filter((objective) => !draft.met.includes(objective));
		for (const seat of others) {
			const player = playerOf(draft, seat);
			player.objectives = player.objectives.map((objective) => player.revealed.includes(objective) ? objective : unmet.pop());
		}
		const rest = pile.filter((objective) => unmet.includes(objective) || draft.met.includes(objective));
		for (const seat of others) {
			const player = playerOf(draft, seat);
			player.rejected = player.rejected.map(() => rest.pop());
		}
	}
};
function unseenObjectives(state, others) {
	const { options, players } = state;
	const seen = /* @__PURE__ */ new Set([...state.shown, ...players.flatMap(({ revealed }) => revealed)]);
	for (const [seat, player] of players.entries()) {
		if (others.includes(seat)) continue;
		for (const objective of [...player.objectives, ...player.rejected]) seen.add(objective);
	}
	const ranked = rolesLeave(options, players.length);
	return objectiveDeck(options.length).filter((objective) => !seen.has(objective) && (!ranked || OBJECTIVE[objective].victory.type === "rank"));
}

//#endregion
//#region packages/game-archipelago/src/secrets/screens.ts
const TRIES = 8;
const NO_SEAT = -1;
function shownBy(state, seat) {
	const { open } = state.deals;
	if (open !== null && open.from === seat) return open.give;
	const top = state.stack.at(-1);
	return top?.kind === "harvest" && top.seat === seat && top.offer !== null ? top.offer : goods();
}
function holdsACube({ stack }) {
	const top = stack.at(-1);
	if (top?.kind === "pirate") return top.stage === "give" ? top.victim : null;
	return top?.kind === "thief" && (top.stage === "hands" || top.stage === "pick") ? top.victim : null;
}
function dealtAgain(amounts, least, random) {
	const sum = (figures) => figures.reduce((total, figure) => total + figure, 0);
	const loose = sum(amounts) - sum(least);
	let dealt = amounts.slice();
	for (let i = 0; i < TRIES && dealt.every((amount, place) => amount === amounts[place]); i++) {
		dealt = least.slice();
		for (let left = loose; left > 0; left--) {
			const place = below(random, dealt.length);
			dealt[place] = dealt[place] + 1;
		}
	}
	return dealt;
}
const cubesOf = (resource) => ({
	name: "cubes",
	in: ({ cubes }) => cubes[resource],
	put: ({ cubes }, count) => void (cubes[resource] = count)
});
const CUBES = RESOURCES.map(cubesOf);
const STOCKS = [
	{
		name: "florins",
		in: ({ florins }) => florins,
		put: (player, count) => void (player.florins = count)
	},
	{
		name: "tokens",
		in: ({ tokens }) => tokens,
		put: (player, count) => void (player.tokens = count)
	},
	...CUBES
];
const screens = {
	rule: "AR-S6",
	names: [
		"florins",
		"tokens",
		"cubes"
	],
	hidden(state, viewer) {
		const others = othersOf(state, viewer);
		const behind = {};
		if (others.length < 2) return behind;
		for (const stock of STOCKS) {
			const amounts = others.map((seat) => stock.in(playerOf(state, seat)));
			if (others.some((seat, i) => amounts[i] > stock.in(shownBy(state, seat)))) (behind[stock.name] ??= []).push(amounts);
		}
		return behind;
	},
	scramble(draft, viewer, random) {
		const others = othersOf(draft, viewer);
		if (others.length < 2) return;
		const shown = others.map((seat) => shownBy(draft, seat));
		const players = others.map((seat) => playerOf(draft, seat));
		const robbed = others.indexOf(holdsACube(draft) ?? NO_SEAT);
		const kept = robbed < 0 ? null : anyCube(players, random);
		for (const stock of STOCKS) {
			const least = shown.map((bundle, i) => stock === kept && i === robbed ? 1 : stock.in(bundle));
			const dealt = dealtAgain(players.map((player) => stock.in(player)), least, random);
			for (const [i, player] of players.entries()) stock.put(player, dealt[i]);
		}
	}
};
function anyCube(players, random) {
	return pick(random, CUBES.filter((stock) => players.some((player) => stock.in(player) > 0)));
}

//#endregion
//#region packages/game-archipelago/src/secrets/sealed.ts
const only = (seat) => (viewer) => viewer === seat;
const bids = chosen({
	rule: "AR-6.1",
	name: "bids",
	choices: (state) => state.stack.flatMap((frame, at) => {
		if (frame.kind !== "bidding") return [];
		return frame.bids.flatMap((bid, seat) => bid < 0 ? [] : [bidOf(state, bid, seat, at)]);
	})
});
function bidOf(state, value, seat, at) {
	return {
		value,
		knows: only(seat),
		others: () => [...Array(playerOf(state, seat).florins + 1).keys()].filter((florins) => florins !== value),
		put(draft, florins) {
			const frame = draft.stack[at];
			if (frame?.kind === "bidding") frame.bids[seat] = florins;
		}
	};
}
const votes = chosen({
	rule: "AR-28.7",
	name: "votes",
	choices: (state) => state.stack.flatMap((frame, at) => {
		if (frame.kind !== "trend-vote") return [];
		return frame.votes.flatMap((vote, seat) => vote === null ? [] : [voteOf(state, vote, seat, at)]);
	})
});
function voteOf(state, value, seat, at) {
	return {
		value,
		knows: only(seat),
		others: () => trendsInVote(state).filter((trend) => trend !== value),
		put(draft, trend) {
			const frame = draft.stack[at];
			if (frame?.kind === "trend-vote") frame.votes[seat] = trend;
		}
	};
}
const hands = chosen({
	rule: "AR-22.7",
	name: "thief's hands",
	choices: (state) => state.stack.flatMap((frame, at) => {
		if (frame.kind !== "thief" || frame.hands === null || frame.victim === null) return [];
		return [handsBefore(state, frame.hands, frame.victim, at)];
	})
});
function handsBefore(state, value, victim, at) {
	return {
		value,
		knows: only(victim),
		others: () => handsOf(state, victim).filter((other) => other.join() !== value.join()),
		put(draft, filled) {
			const frame = draft.stack[at];
			if (frame?.kind === "thief") frame.hands = filled.slice();
		}
	};
}

//#endregion
//#region packages/game-archipelago/src/secrets.ts
const secrets = [
	screens,
	objectives,
	hexes,
	evolution,
	bids,
	votes,
	hands
];

//#endregion
//#region packages/game-archipelago/src/setup.ts
const eachCube = (count) => Object.fromEntries(RESOURCES.map((resource) => [resource, count(resource)]));
const newPlayer = () => ({
	florins: START.florins,
	cubes: noCubes(),
	tokens: 0,
	discs: START.discs,
	discsOwned: START.discs,
	cards: [],
	objectives: [],
	rejected: [],
	revealed: [],
	hand: []
});
const zeros = (seats) => Array.from({ length: seats }, () => 0);
function layOut(seats, options, rng, emit) {
	const draft = {
		rng,
		stack: [],
		frames: 0,
		exposed: 0,
		options,
		turn: 0,
		order: Array.from({ length: seats }, (_, seat) => seat),
		players: Array.from({ length: seats }, newPlayer),
		regions: [],
		neighbours: [],
		units: [],
		florins: 135 - seats * START.florins,
		cubes: eachCube((resource) => RESOURCE[resource].cubes - START.domesticCubes),
		domestic: eachCube(() => START.domesticCubes),
		export: noCubes(),
		population: 0,
		rebellion: 0,
		surplus: 0,
		piles: EXPLORER_PILES.slice(),
		tokensSpent: 0,
		hexDeck: [],
		hexDiscard: [],
		evolutionDeck: shuffle(rng, CARDS.slice()),
		evolutionDiscard: [],
		track: Array.from({ length: 5 }, () => null),
		trends: [],
		shown: [],
		met: [],
		closing: false,
		ending: null,
		wheel: emptyWheel(seats),
		marketCoins: zeros(seats),
		portCoins: zeros(seats),
		benefactor: zeros(seats),
		benefactorCoins: 0,
		lastBids: [],
		stolen: 0,
		lifted: null,
		deals: {
			proposed: 0,
			made: zeros(seats),
			declined: zeros(seats),
			open: null
		}
	};
	layMap(draft, emit);
	draft.hexDeck = shuffledSides(draft, HEXES);
	draft.stack.push({
		kind: "turn",
		id: frameId(draft),
		phase: 0
	});
	draft.stack.push({
		kind: "turn-zero",
		id: frameId(draft),
		at: 0,
		stage: "begin",
		region: -1,
		sea: -1
	});
	if (options.benefactor) draft.trends.push("trend-benefactor");
	if (options.chooseTrend) draft.stack.push({
		kind: "trend-vote",
		id: frameId(draft),
		votes: draft.players.map(() => null)
	});
	return draft;
}
function layMap(draft, emit) {
	const desert = draft.options.desertStart;
	addRegion(draft, desert ? "hex-start-desert-village" : "hex-start-open-sea", 0, 0, 0);
	for (let seat = 0; seat < draft.players.length; seat++) {
		for (let i = 0; i < (desert ? START.citizens : 1); i++) placeUnit(draft, seat, desert ? "citizen" : "ship", 0, 0, emit);
		if (desert) movePopulation(draft, START.citizens, emit);
	}
	if (desert) moveSurplus(draft, START.desertSurplus, emit);
}

//#endregion
//#region packages/game-archipelago/src/state-shape.ts
const number = integer();
const numbers = list(number);
const seat = integer(0, 4);
const resource = oneOf(RESOURCES);
const card = oneOf(CARDS);
const hex = oneOf([...HEXES, "hex-start"]);
const building = nullable(oneOf(BUILDINGS));
const by = oneOf([
	"disc",
	"paid",
	...CARDS
]);
const id = integer(1);
const asking = {
	id,
	seat,
	said: number
};
const unit = fields({
	id: number,
	seat,
	kind: oneOf(["citizen", "ship"]),
	region: number,
	area: number,
	lying: truth,
	engaged: truth,
	icon: number,
	building
});
const region = fields({
	side: oneOf(SIDES),
	rotation: number,
	q: number,
	r: number,
	town: number,
	temple: number,
	market: number,
	port: number,
	marketUsed: truth,
	portUsed: truth,
	pillaged: number
});
const player = fields({
	florins: number,
	cubes: cubesShape,
	tokens: number,
	discs: number,
	discsOwned: number,
	cards: list(fields({
		id: card,
		ready: truth,
		turn: number,
		citizen: number
	})),
	objectives: list(oneOf(OBJECTIVES)),
	rejected: list(oneOf(OBJECTIVES)),
	revealed: list(oneOf(OBJECTIVES)),
	hand: list(hex)
});
const proposal = fields({
	from: seat,
	to: seat,
	give: goodsShape,
	take: goodsShape,
	promise: text(200),
	counter: truth
});
const frame = tagged("kind", {
	"trend-vote": {
		id,
		votes: list(nullable(oneOf(TRENDS)))
	},
	"turn-zero": {
		id,
		at: number,
		stage: oneOf([
			"begin",
			"deal",
			"place",
			"land",
			"huts"
		]),
		region: number,
		sea: number
	},
	"keep-objectives": {
		id,
		kept: list(truth)
	},
	reward: {
		...asking,
		region: number,
		stage: oneOf([
			"market",
			"own",
			"over"
		]),
		market: nullable(resource)
	},
	turn: {
		id,
		phase: number
	},
	bidding: {
		id,
		bids: numbers,
		second: truth,
		winner: nullable(seat),
		over: truth
	},
	balance: {
		id,
		half: number,
		red: truth
	},
	"domestic-crisis": {
		id,
		resource,
		citizensPerCube: number,
		at: number,
		said: number,
		toStand: number,
		over: truth
	},
	"export-crisis": {
		id,
		resource,
		missing: number,
		at: number,
		said: number
	},
	expulsion: {
		id,
		seats: list(seat),
		units: numbers,
		at: number
	},
	actions: {
		id,
		at: number,
		out: list(truth)
	},
	round: {
		...asking,
		acted: truth,
		carded: truth,
		traded: truth,
		ended: truth,
		refused: numbers,
		doubled: list(resource)
	},
	harvest: {
		...asking,
		resource,
		stage: oneOf([
			"deploy",
			"ask",
			"offer",
			"permission",
			"price",
			"over"
		]),
		units: numbers,
		icons: numbers,
		agreed: numbers,
		region: number,
		offer: nullable(goodsShape),
		price: nullable(goodsShape)
	},
	migration: {
		...asking,
		by,
		shipsOnly: truth,
		over: truth,
		trail: list(fields({
			id: number,
			region: number,
			area: number,
			building
		})),
		moved: numbers,
		serving: numbers,
		aboard: number,
		seaRegion: number,
		sea: number,
		fleet: numbers
	},
	exploration: {
		...asking,
		by,
		stage: oneOf([
			"take",
			"look",
			"place",
			"send",
			"enter",
			"huts",
			"over"
		]),
		hex: nullable(hex),
		open: truth,
		side: nullable(oneOf(SIDES)),
		rotation: number,
		q: number,
		r: number,
		unit: number,
		region: number
	},
	construction: {
		...asking,
		by,
		what: oneOf([
			"any",
			"building",
			"ship"
		])
	},
	recruitment: {
		...asking,
		by,
		left: number
	},
	reproduction: {
		...asking,
		by,
		left: number,
		regions: numbers
	},
	trade: {
		...asking,
		by,
		market: nullable(oneOf(MARKETS)),
		left: number,
		bulk: truth,
		resource: nullable(resource),
		deal: nullable(oneOf(["buy", "sell"]))
	},
	pirate: {
		...asking,
		stage: oneOf([
			"target",
			"robbed",
			"give",
			"done"
		]),
		victim: nullable(seat)
	},
	thief: {
		...asking,
		stage: oneOf([
			"target",
			"robbed",
			"hands",
			"pick",
			"done"
		]),
		victim: nullable(seat),
		hands: nullable(list(nullable(resource), 2))
	},
	barbarian: {
		...asking,
		cubes: number
	},
	rising: {
		...asking,
		left: number
	},
	reveal: {
		...asking,
		wanted: oneOf(["character", "progress"]),
		cards: list(card),
		stage: oneOf([
			"buy",
			"discard",
			"done"
		])
	},
	"ship-placing": asking,
	wonder: {
		...asking,
		card,
		unit: number,
		stage: oneOf(["effect", "citizen"])
	},
	lighthouse: {
		id,
		at: number,
		said: number,
		ports: numbers
	},
	evolution: {
		id,
		at: number,
		stage: oneOf([
			"begin",
			"first",
			"second",
			"refill"
		]),
		rotated: number
	}
});
const stateShape = fields({
	rng: randomShape,
	stack: list(frame),
	frames: number,
	exposed: number,
	options: (raw) => parseOptions(optionsSchema, raw),
	turn: number,
	order: list(seat),
	players: list(player, 5),
	regions: list(region),
	neighbours: numbers,
	units: list(unit),
	florins: number,
	cubes: cubesShape,
	domestic: cubesShape,
	export: cubesShape,
	population: number,
	rebellion: number,
	surplus: number,
	piles: numbers,
	tokensSpent: number,
	hexDeck: list(oneOf(SIDES)),
	hexDiscard: list(hex),
	evolutionDeck: list(card),
	evolutionDiscard: list(card),
	track: list(nullable(fields({
		card,
		corner: number
	}))),
	trends: list(oneOf(TRENDS)),
	shown: list(oneOf(OBJECTIVES)),
	met: list(oneOf(OBJECTIVES)),
	closing: truth,
	ending: nullable(oneOf(["independence", "objective"])),
	wheel: numbers,
	marketCoins: numbers,
	portCoins: numbers,
	benefactor: numbers,
	benefactorCoins: number,
	lastBids: list(nullable(number)),
	stolen: number,
	lifted: nullable(fields({
		seat,
		turn: number,
		florins: number,
		tokens: number
	})),
	deals: fields({
		proposed: number,
		made: numbers,
		declined: numbers,
		open: nullable(proposal)
	})
});

//#endregion
//#region packages/game-archipelago/src/seats.ts
const SEATS = {
	min: 2,
	max: 5
};

//#endregion
//#region packages/game-archipelago/src/game.ts
const archipelago = defineGame({
	id: "archipelago",
	rulesVersion: 2,
	seats: SEATS,
	options: optionsSchema,
	moveShape,
	reasons: REASONS,
	stateShape,
	flow: {
		"trend-vote": trendVote,
		"turn-zero": turnZero,
		"keep-objectives": keepObjectives,
		reward,
		turn,
		bidding,
		balance,
		"domestic-crisis": domesticCrisis,
		"export-crisis": exportCrisis,
		expulsion,
		actions,
		round,
		harvest,
		migration,
		exploration,
		construction,
		recruitment,
		reproduction,
		trade,
		pirate,
		thief,
		barbarian,
		rising,
		reveal,
		"ship-placing": shipPlacing,
		wonder,
		lighthouse,
		evolution: evolution$1
	},
	asks: {
		"vote-trend": voteTrend,
		"place-hex": placeHex,
		"land-citizens": landCitizens,
		"keep-objectives": objectivesToKeep,
		"choose-reward": chooseReward,
		bid,
		"set-order": setOrder,
		"domestic-step": domesticStep,
		"stand-citizen": standCitizen,
		"export-step": exportStep,
		"expel-or-spare": expelOrSpare,
		round: partOfRound,
		deploy,
		"offer-for-harvest": offerForHarvest,
		"permit-harvest": permitHarvest,
		"pay-price": payPrice,
		migrate,
		"sail-or-land": sailOrLand,
		"take-or-refuse": takeOrRefuse,
		"send-unit": sendUnit,
		construct,
		"place-worker": placeWorker,
		"choose-birth": chooseBirth,
		trade: transaction,
		"sink-ship": sinkShip,
		"give-cube": giveCube,
		"choose-victim": chooseVictim,
		"fill-hands": fillHands,
		"pick-hand": pickHand,
		pillage,
		"stand-rebel": standRebel,
		"buy-revealed": buyRevealed,
		"place-ship": placeShip,
		"choose-port": choosePort,
		evolve,
		"propose-deal": proposeDeal,
		"answer-deal": answerDeal,
		"withdraw-deal": withdrawDeal
	},
	standing: dealsOpen,
	answering: lapse,
	stepped(draft, emit) {
		lookForEnds(draft, emit);
		if (draft.ending !== null) draft.stack.length = 0;
	},
	layOut,
	clone,
	view,
	events,
	secrets,
	guess,
	standings,
	ending: (state) => state.ending,
	invariants
});

//#endregion
//#region packages/bots/src/archipelago/worths.ts
const FLORIN = .07;
const CUBE = {
	fruit: .26,
	cattle: .28,
	fish: .3,
	wood: .36,
	stone: .48,
	iron: .42
};
const SPARE_CUBES = .35;
const TOKEN = 1.2;
const CITIZEN = .22;
const SHIP = .25;
const BUILDING = {
	town: .7,
	temple: .7,
	market: .45,
	port: .55
};
const CARD_USE = .3;
const RIVALS_TAXES = .4;
const SURPLUS = .5;
const CONFIDENCE = 3.5;
const CALM_OF_A_CITIZEN = 1.1;
const PART_OF_PLAN = .4;
const WAY_OUT = .7;
const HUTS = 1.5;
const OMENS = .4;
const OTHERS_END = .5;

//#endregion
//#region packages/bots/src/archipelago/colony.ts
function colonyOf(state, seat) {
	return {
		role: roleOf(objectivesOf(state, seat)),
		gap: gapOf(state),
		drift: driftOf(state),
		surplus: state.surplus
	};
}
function gapOf({ population, rebellion }) {
	return population - rebellion;
}
function driftOf(state) {
	if (state.closing) return 0;
	let [rebellion, surplus] = [0, 0];
	for (const row of rowsInForce(state)) {
		rebellion += row.rebellion;
		surplus += row.surplus;
	}
	rebellion += surplusRow({ surplus: state.surplus + surplus }).rebellion;
	return Math.max(0, rebellion + RIVALS_TAXES * (state.players.length - 1));
}
function roleOf(objectives) {
	for (const objective of objectives) {
		const { victory } = OBJECTIVE[objective];
		if (victory.type === "separatist") return "separatist";
		if (victory.type === "pacifist") return "pacifist";
	}
	return "settler";
}
function peaceWorth(role, gap, drift = 0) {
	const unrest = (unrestAt(gap) + unrestAt(gap - drift / 2) + unrestAt(gap - drift)) / 3;
	if (role === "separatist") return unrest;
	if (role === "settler") return -unrest;
	return -unrest + 3 / (1 + Math.exp((15 - gap) / 3));
}
function unrestAt(gap) {
	return 11 * Math.exp(-Math.max(-1, gap) / 4) + Math.max(0, -1 - gap);
}
function calmingWorth({ role, gap, drift }, steps, expected = 0) {
	return peaceWorth(role, gap - expected + steps, drift) - peaceWorth(role, gap - expected, drift);
}
function surplusWorth(colony, workers) {
	return Math.min(workers, colony.surplus) * SURPLUS * calmingWorth(colony, 1);
}
function worthPerCube(colony, cubes, stepsEach, expected) {
	if (cubes === 0 || expected === 0) return 0;
	let best = -Infinity;
	for (let count = 1; count <= cubes; count++) {
		const steps = Math.min(count * stepsEach, expected);
		best = Math.max(best, calmingWorth(colony, steps, expected) / count);
		if (steps === expected) break;
	}
	return best;
}
function objectivesOf(state, seat) {
	return state.players[seat].objectives;
}

//#endregion
//#region packages/bots/src/archipelago/omens.ts
function unmet(state, seat, half) {
	const { cubes, tokens } = state.players[seat];
	switch (half.type) {
		case "domestic-crisis": {
			const fed = (state.domestic[half.resource] + cubes[half.resource] + tokens) * half.citizensPerCube;
			return Math.max(0, state.population - fed);
		}
		case "export-crisis": return Math.max(0, half.cubes - state.export[half.resource] - cubes[half.resource] - tokens);
		case "event": return 0;
	}
}
const MOST = 8;
function drawingSaves(state, seat) {
	const top = state.evolutionDeck.at(-1);
	if (top === void 0) return 0;
	let unseen = 0;
	for (const card of CARDS) {
		const { upper, lower } = CARD[card].back;
		unseen += Math.min(MOST, unmet(state, seat, upper) + unmet(state, seat, lower));
	}
	return seenNext(state, seat, top) - unseen / CARDS.length;
}
function seenNext(state, seat, top) {
	const { upper, lower } = CARD[top].back;
	const first = upper.red ? 0 : unmet(state, seat, upper);
	return Math.min(MOST, first + (lower.red ? 0 : unmet(state, seat, lower)));
}

//#endregion
//#region packages/bots/src/archipelago/wants.ts
function keyOf(criterion) {
	return "resource" in criterion ? `${criterion.by} ${criterion.resource}` : criterion.by;
}
function wantsOf(state, { known, hidden, chance }) {
	const wants = /* @__PURE__ */ new Map();
	const add = (criterion, points) => {
		const key = keyOf(criterion);
		const scored = wants.get(key);
		if (scored === void 0) wants.set(key, {
			criterion,
			points
		});
		else scored.points += points;
	};
	const addObjective = (objective, likely) => {
		const { victory } = OBJECTIVE[objective];
		if (victory.type === "rank") add(victory.criterion, 3 * likely);
	};
	for (const trend of state.trends) add(TREND[trend].criterion, 4);
	for (const objective of known) addObjective(objective, 1);
	if (chance > 0) for (const objective of hidden) addObjective(objective, chance);
	return wants;
}
function objectivesInPlay(state, seat) {
	const known = knownObjectives(state, seat);
	const hidden = objectiveDeck(state.options.length).filter((id) => !known.includes(id) && !state.met.includes(id));
	return {
		known,
		hidden,
		chance: Math.min(1, hiddenObjectives(state, seat) / Math.max(1, hidden.length))
	};
}
function knownObjectives(state, seat) {
	const known = [...objectivesOf(state, seat), ...state.shown];
	for (let other = 0; other < state.players.length; other++) if (other !== seat) known.push(...state.players[other].revealed);
	return known;
}
function hiddenObjectives(state, seat) {
	let hidden = 0;
	for (let other = 0; other < state.players.length; other++) {
		if (other === seat) continue;
		const { objectives, revealed } = state.players[other];
		hidden += objectives.length - revealed.length;
	}
	return hidden;
}
const HIDDEN_VALUE = {
	money: 8,
	"explorer-tokens": 1.5,
	cubes: 1
};
function bestRival(state, seat, criterion) {
	const hidden = HIDDEN_VALUE[criterion.by];
	if (hidden !== void 0) return hidden;
	let best = 0;
	for (let other = 0; other < state.players.length; other++) if (other !== seat) best = Math.max(best, valueOf(state, other, criterion));
	return best;
}
function oneMore(state, seat, { criterion, points }) {
	const own = valueOf(state, seat, criterion);
	const rival = bestRival(state, seat, criterion);
	if (criterion.by === "money") return points * (own > 2 * rival ? .008 : .035);
	if (own === 0) return points * .5;
	return own <= rival ? points * .4 / (1 + rival - own) : points * .15 / Math.max(1, own - rival);
}
const FIRST_FROM_SECOND = .33;
function leadOf(state, seat, wants) {
	let lead = 0;
	for (const { criterion, points } of wants.values()) {
		const own = valueOf(state, seat, criterion);
		const rival = bestRival(state, seat, criterion);
		if (own === rival) continue;
		const share = Math.min(own, rival) === 0 ? 1 : FIRST_FROM_SECOND;
		lead += own > rival ? points * share : -points * share;
	}
	return lead;
}
const CUBE_KEYS = Object.fromEntries(RESOURCES.map((resource) => [resource, `cubes ${resource}`]));
const ICON_KEYS = Object.fromEntries(RESOURCES.map((resource) => [resource, `icons-in-town-regions ${resource}`]));

//#endregion
//#region packages/bots/src/archipelago/ends.ts
const EFFORT = {
	charactersInPlay: 1,
	progressInPlay: 1,
	cardsInPlay: 1,
	templesInPlay: 1.5,
	marketsInPlay: 1.5,
	townsInPlay: 1.8,
	portsInPlay: 1.8,
	shipsInPlay: 1.2,
	populationAtLeast: .7,
	surplusAbove: .5,
	explorerPilesEmpty: 4,
	resourcesExhausted: 6,
	bankMoneyEmpty: 9
};
function endWorths(state, seat, wants, inPlay, colony) {
	const worths = {};
	if (colony.role === "separatist" || state.turn < 1) return worths;
	const ends = [...objectivesOf(state, seat), ...state.shown].flatMap((objective) => {
		const missing = missingToEnd(state, objective);
		const { type } = OBJECTIVE[objective].end;
		return missing === null || missing === 0 ? [] : [{
			type,
			missing,
			effort: missing * EFFORT[type]
		}];
	});
	const least = Math.min(...ends.map(({ effort }) => effort));
	const escape = WAY_OUT * -calmingWorth(colony, -3);
	const lead = leadOf(state, seat, wants);
	const worth = 6 * Math.tanh((lead + CONFIDENCE) / 4) + escape;
	const last = 6 * Math.tanh((lead + -1) / 4) + escape;
	for (const { type, missing, effort } of ends) {
		const share = least / effort;
		const step = missing === 1 ? last : Math.max(.2, .8 * worth * share / missing);
		worths[type] = Math.max(worths[type] ?? -Infinity, step);
	}
	addOthersEnds(state, inPlay, worth, last, worths);
	return worths;
}
function addOthersEnds(state, { hidden, chance }, worth, last, worths) {
	for (const objective of hidden) {
		const missing = missingToEnd(state, objective);
		if (missing === null || missing === 0) continue;
		const { type } = OBJECTIVE[objective].end;
		worths[type] = (worths[type] ?? 0) + OTHERS_END * chance * (missing === 1 ? last : worth) / missing;
	}
}

//#endregion
//#region packages/bots/src/archipelago/larder.ts
const AS_SEEN = .4;
const DRAWN = 1.5;
const OF_A_CUBE = .6;
function frequencies(half, type) {
	const often = {
		fruit: 0,
		cattle: 0,
		fish: 0,
		wood: 0,
		stone: 0,
		iron: 0
	};
	for (const card of CARDS) {
		const side = half(CARD[card].back);
		if (side.type === type && "resource" in side) often[side.resource] += (side.red ? DRAWN : 1) / CARDS.length;
	}
	return often;
}
const DOMESTIC = frequencies(({ upper }) => upper, "domestic-crisis");
const EXPORT = frequencies(({ lower }) => lower, "export-crisis");
const PER_CUBE = 5;
const CUBES_ABROAD = 2;
const ENOUGH = 9;
function larderOf(state, seat, colony) {
	const cubes = {
		fruit: 0,
		cattle: 0,
		fish: 0,
		wood: 0,
		stone: 0,
		iron: 0
	};
	let token = 0;
	if (colony.role === "separatist" || state.turn < 1) return {
		cubes,
		token
	};
	const player = state.players[seat];
	const top = state.evolutionDeck.at(-1);
	const back = top === void 0 ? null : CARD[top].back;
	for (const resource of RESOURCES) {
		const own = player.cubes[resource] + player.tokens;
		const hungry = Math.max(0, state.population - PER_CUBE * (state.domestic[resource] + own));
		const missing = Math.max(0, CUBES_ABROAD - state.export[resource] - own);
		const fed = likely(DOMESTIC[resource], back?.upper, resource) * worthPerCube(colony, ENOUGH, PER_CUBE, hungry);
		const sent = likely(EXPORT[resource], back?.lower, resource) * worthPerCube(colony, ENOUGH, 1, missing);
		cubes[resource] = OF_A_CUBE * (fed + sent);
		token += cubes[resource];
	}
	return {
		cubes,
		token
	};
}
function likely(often, seen, resource) {
	const asked = seen !== void 0 && "resource" in seen && !seen.red && seen.resource === resource;
	return .6 * often + (asked ? AS_SEEN : 0);
}

//#endregion
//#region packages/bots/src/archipelago/thought.ts
function thoughtOf(state, seat) {
	const inPlay = objectivesInPlay(state, seat);
	const wants = wantsOf(state, inPlay);
	const colony = colonyOf(state, seat);
	const player = state.players[seat];
	const food = larderOf(state, seat, colony);
	const thought = {
		state,
		seat,
		player,
		colony,
		wants,
		florin: FLORIN / (1 + player.florins / 25) + wanted(state, seat, wants, "money"),
		token: TOKEN + wanted(state, seat, wants, "explorer-tokens") + food.token,
		cubes: cubeWorths(state, seat, wants, food),
		nearer: endWorths(state, seat, wants, inPlay, colony)
	};
	addNeeds(thought);
	latest = thought;
	return thought;
}
let latest = null;
function thoughtInPassing(state, seat) {
	return latest !== null && latest.state === state && latest.seat === seat ? latest : thoughtOf(state, seat);
}
const FLORINS_OF_A_CARD = 5;
const CUBES_OF = Object.fromEntries(BUILDINGS.map((building) => {
	const { cubes } = CONSTRUCTION[building];
	return [building, [...new Set(cubes)].map((cube) => ({
		cube,
		count: cubes.filter((c) => c === cube).length
	}))];
}));
function addNeeds(thought) {
	const { player } = thought;
	const needed = {};
	for (const building of BUILDINGS) {
		const part = PART_OF_PLAN * Math.max(0, buildingWorth(thought, building)) / CONSTRUCTION[building].cubes.length;
		for (const { cube, count } of CUBES_OF[building]) if (player.cubes[cube] < count) needed[cube] = Math.max(needed[cube] ?? 0, part);
	}
	const cubes = { ...thought.cubes };
	let most = 0;
	for (const resource of RESOURCES) {
		cubes[resource] += needed[resource] ?? 0;
		most = Math.max(most, needed[resource] ?? 0);
	}
	thought.cubes = cubes;
	thought.token += most;
	thought.florin += workersPart(thought);
	const ends = Math.max(nearer(thought, "charactersInPlay"), nearer(thought, "progressInPlay"), nearer(thought, "cardsInPlay"));
	if (player.florins < 15) thought.florin += PART_OF_PLAN * Math.max(0, ends) / FLORINS_OF_A_CARD;
}
function workersPart(thought) {
	const { state, seat, colony, player } = thought;
	const cost = surplusRow(state).recruitCost;
	const workers = Math.min(4, reserveOf(state, seat, "citizen"));
	if (cost === null || player.florins >= workers * cost) return 0;
	return Math.min(.25, Math.max(0, PART_OF_PLAN * (citizenWorth(thought) + surplusWorth(colony, 1)) / cost - .05));
}
function wanted(state, seat, wants, key) {
	const scored = wants.get(key);
	return scored === void 0 ? 0 : oneMore(state, seat, scored);
}
function cubeWorths(state, seat, wants, food) {
	const worths = {};
	const { cubes } = state.players[seat];
	for (const resource of RESOURCES) {
		const spare = 1 + SPARE_CUBES * Math.max(0, cubes[resource] - 1);
		worths[resource] = CUBE[resource] / spare + wanted(state, seat, wants, CUBE_KEYS[resource]) + food.cubes[resource];
	}
	return worths;
}
function nearer(thought, type) {
	return thought.nearer[type] ?? 0;
}
const CONTROLLED = {
	town: "towns-controlled",
	temple: "temples-controlled",
	market: "markets-controlled",
	port: "ports-controlled"
};
const IN_PLAY = {
	town: "townsInPlay",
	temple: "templesInPlay",
	market: "marketsInPlay",
	port: "portsInPlay"
};
function holdingWorth(thought, building) {
	const { state, seat, wants } = thought;
	let worth = BUILDING[building] + wanted(state, seat, wants, CONTROLLED[building]);
	if (building === "port" || building === "market") worth += wanted(state, seat, wants, "ports-and-markets-controlled");
	if (building === "town") worth += landsWorth(thought);
	if (building === "temple") worth += .25 * calmingWorth(thought.colony, 2);
	return worth;
}
function landsWorth({ state, seat, wants }) {
	let worth = 0;
	for (const resource of RESOURCES) worth += wanted(state, seat, wants, ICON_KEYS[resource]);
	return worth;
}
function buildingWorth(thought, building) {
	if (building === "ship") {
		const { state, seat, wants } = thought;
		return SHIP + wanted(state, seat, wants, "ships-in-archipelago") + nearer(thought, "shipsInPlay");
	}
	const benefactor = building === "temple" ? wanted(thought.state, thought.seat, thought.wants, "benefactor-florins") : 0;
	return holdingWorth(thought, building) + nearer(thought, IN_PLAY[building]) + benefactor;
}
function citizenWorth(thought) {
	const { state, seat, wants, colony } = thought;
	return CITIZEN + wanted(state, seat, wants, "citizens-in-archipelago") + CALM_OF_A_CITIZEN * calmingWorth(colony, 1) + nearer(thought, "populationAtLeast");
}
function cardWorth(thought, card) {
	const { state, seat, wants } = thought;
	const { kind, medals, activation } = CARD[card];
	return (activation === "wonder" ? .1 + .3 * medals : CARD_USE + medals) + wanted(state, seat, wants, kind === "character" ? "characters" : "progress") + wanted(state, seat, wants, "characters-and-progress") + nearer(thought, kind === "character" ? "charactersInPlay" : "progressInPlay") + nearer(thought, "cardsInPlay");
}
function giftWorth(thought) {
	return wanted(thought.state, thought.seat, thought.wants, "benefactor-florins");
}

//#endregion
//#region packages/bots/src/archipelago/trade.ts
function transactionWorth(thought, { market, deal, resource, token }) {
	const { state, florin } = thought;
	const goods = token ? thought.token : thought.cubes[resource];
	const order = market === "domestic" ? marketOrder(thought, resource, deal === "sell" ? 1 : -1) : 0;
	if (deal === "buy") return goods - (buyingPrice(state, market, resource) ?? 99) * florin + order;
	return (sellingPrice(state, market, resource) ?? 0) * florin - goods + order;
}
function marketOrder(thought, resource, cubes) {
	const { state, colony } = thought;
	const now = state.domestic[resource];
	return unrest(thought, resource, now) - unrest(thought, resource, now + cubes) + (colony.role === "separatist" ? 0 : .02 * cubes);
}
function unrest({ colony }, resource, cubes) {
	let left = cubes;
	for (const row of DOMESTIC_MARKET[resource]) {
		left -= row.capacity;
		if (left > 0) continue;
		if (cubes === 0) return 0;
		return -calmingWorth(colony, -row.rebellion) * .6 - surplusWorth(colony, -row.surplus);
	}
	return 1;
}
function bestTransaction(thought, markets) {
	const { player } = thought;
	let best = 0;
	for (const market of markets) for (const resource of Object.keys(thought.cubes)) {
		const price = buyingPrice(thought.state, market, resource);
		if (price !== null && price <= player.florins) best = Math.max(best, transactionWorth(thought, {
			type: "transact",
			market,
			deal: "buy",
			resource,
			token: false
		}));
		if (player.cubes[resource] > 0) best = Math.max(best, transactionWorth(thought, {
			type: "transact",
			market,
			deal: "sell",
			resource,
			token: false
		}));
	}
	return best;
}
function rateTrade(thought, moves, ratings) {
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type === "transact") ratings[i] = transactionWorth(thought, move);
	}
}

//#endregion
//#region packages/bots/src/archipelago/cards.ts
function effectWorth(thought, effect) {
	const { state, seat, colony, florin } = thought;
	switch (effect.op) {
		case "rebellion": return calmingWorth(colony, -effect.delta);
		case "surplus": return surplusWorth(colony, -effect.delta);
		case "rebellionPer": return calmingWorth(colony, -effect.delta * countedBuildings(state, effect.per));
		case "rebellionByTemples": return calmingWorth(colony, 1.5);
		case "surplusPer": return surplusWorth(colony, -effect.delta);
		case "gainFlorins": return effect.amount * florin;
		case "gainFlorinsPer": return Math.min(effect.max, controlled(thought)) * effect.amount * florin;
		case "doubleHarvest": return harvestable(thought) * thought.cubes[effect.resource];
		case "freeTaxes": return taxesWorth(thought);
		case "freeExploration": return explorationWorth(thought);
		case "freeReproduction": return citizenWorth(thought);
		case "recruit": return Math.max(0, citizenWorth(thought) - 3 * florin);
		case "placeShip": return buildingWorth(thought, "ship");
		case "freeTransaction": return bestTransaction(thought, [effect.market]);
		case "bulkTransaction": return 1.5 * bestTransaction(thought, [effect.market]);
		case "standRebels": return .15 * ownRebels(thought);
		case "revealAndBuy": return thought.player.florins > 4 ? .5 : -.2;
		case "destroyShip": return .4;
		case "stealFromHands": return .35;
		case "pillageIcon": return 1;
		case "freeConstruction": return .5;
		case "freeMigration": return .05;
		case "bidBonus":
		case "shipPerControlledPort": return .2 + buildingsControlled(state, seat, "port") * .2;
		case "choice": return 0;
	}
}
function controlled({ state, seat }) {
	let count = 0;
	for (const building of BUILDINGS) count += buildingsControlled(state, seat, building);
	return count;
}
function harvestable({ state, seat }) {
	let free = 0;
	for (const unit of state.units) if (unit.seat === seat && !unit.lying && !unit.engaged) free += .4;
	return free;
}
function ownRebels({ state, seat }) {
	let lying = 0;
	for (const unit of state.units) if (unit.lying && unit.seat === seat) lying += 1;
	return lying;
}
const BEARABLE = 3;
const OF_THE_DRIFT = .5;
function taxesWorth({ state, seat, colony, florin }) {
	if (colony.role !== "separatist" && colony.gap - 1 < BEARABLE + OF_THE_DRIFT * colony.drift) return -6;
	return Math.min(taxesOf(state, seat), state.florins) * florin + calmingWorth(colony, -1);
}
const UNSEEN_FITS = .7;
function explorationWorth(thought) {
	const { state, seat, colony, token } = thought;
	const fits = topHexFits(state, seat);
	if (fits === null) return -1;
	const piles = thought.nearer.explorerPilesEmpty ?? 0;
	const found = token + .35 + surplusWorth(colony, -HUTS) + piles / 4;
	return fits ? found : UNSEEN_FITS * found;
}
function useWorth(thought, card, option, payment) {
	const { cost } = CARD[card];
	let worth = -.35 * cost.discs - cost.florins * thought.florin;
	if (!thought.player.cards.some(({ id }) => id === card)) worth -= thought.florin;
	for (const effect of optionsOf(thought.state, card)[option]?.effects ?? []) worth += effectWorth(thought, effect);
	return worth - paymentWorth(thought, payment);
}
function paymentWorth(thought, payment) {
	let worth = 0;
	for (const coin of payment) worth += coin === "token" ? thought.token : thought.cubes[coin];
	return worth;
}
function wonderWorth(thought, card, payment) {
	let worth = 1.1 * CARD[card].medals - .35 * CARD[card].cost.discs - citizenWorth(thought);
	for (const effect of optionsOf(thought.state, card)[0]?.effects ?? []) worth += effectWorth(thought, effect);
	return worth - paymentWorth(thought, payment);
}
function rateEvolution(thought, moves, ratings) {
	const { state, seat, colony, florin } = thought;
	const drawn = OMENS * calmingWorth(colony, drawingSaves(state, seat));
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "buy-card" && move.type !== "rotate-card") continue;
		const slot = state.track[move.slot];
		if (slot === null || slot === void 0) continue;
		const worth = cardWorth(thought, slot.card);
		if (move.type === "buy-card") ratings[i] = worth - priceOf(slot) * florin + drawn;
		else ratings[i] = -.2 - .05 * worth + (slot.corner === 2 ? drawn : 0);
	}
}

//#endregion
//#region packages/bots/src/archipelago/clock.ts
const DISCS_OF_A_TURN = 64;
function discsSoFar(state) {
	let placed = 0;
	for (const { discs, discsOwned } of state.players) placed += discsOwned - discs;
	const round = state.stack.find((frame) => frame.kind === "round");
	const underWay = round !== void 0 && round.said > 0 ? 1 : 0;
	return state.turn * DISCS_OF_A_TURN + placed - underWay;
}

//#endregion
//#region packages/bots/src/archipelago/crises.ts
const MARKET_CUBE = .04;
const OWN_STANDS = .15;
function rateDomesticStep(thought, citizensPerCube, resource, moves, ratings) {
	const { state, seat } = thought;
	const [lying, own] = lyingCitizens(state, seat);
	const stood = Math.min(lying, citizensPerCube);
	const cubes = state.domestic[resource] + ownCubes(thought, resource);
	const worth = unsureOfOthers(thought, stood, lying, (expected) => worthPerCube(thought.colony, cubes, citizensPerCube, expected));
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type === "consume") ratings[i] = worth + OWN_STANDS * Math.min(own, stood) - sourceCost(thought, move.source, resource);
		else if (move.type === "use-temple") ratings[i] = templeWorth(thought, move.unit);
	}
}
function templeWorth({ state, seat, colony: { role } }, unit) {
	const own = unit !== null && unitOf(state, unit)?.seat === seat;
	if (role === "separatist") return own ? .1 : -1;
	return own ? 5 : 4;
}
function lyingCitizens(state, seat) {
	let all = 0;
	let own = 0;
	for (const unit of state.units) {
		if (!unit.lying) continue;
		all += 1;
		if (unit.seat === seat) own += 1;
	}
	return [all, own];
}
function ownCubes({ player }, resource) {
	return player.cubes[resource] + player.tokens;
}
const HELP = .4;
function unsureOfOthers({ state, seat }, stepsEach, all, worthAt) {
	const after = state.order.length - 1 - state.order.indexOf(seat);
	if (after === 0) return worthAt(all);
	const left = all - Math.min(stepsEach, after * stepsEach / 3);
	return HELP * worthAt(left) + .6 * worthAt(all);
}
function sourceCost(thought, source, resource) {
	if (source === "market") return MARKET_CUBE;
	const gift = giftWorth(thought);
	return .6 * (source === "token" ? thought.token : thought.cubes[resource]) - gift;
}
function rateExportStep(thought, missing, resource, moves, ratings) {
	const cubes = thought.state.export[resource] + ownCubes(thought, resource);
	const worth = unsureOfOthers(thought, 1, missing, (expected) => worthPerCube(thought.colony, Math.min(cubes, missing), 1, expected));
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type === "supply") ratings[i] = worth - sourceCost(thought, move.source, resource);
	}
}
function rateStanding({ state, seat, colony: { role } }, moves, ratings) {
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "stand") continue;
		const unit = unitOf(state, move.unit);
		if (unit === null) continue;
		const holds = unit.building === "town" ? 2 : unit.building === null ? 0 : 1;
		ratings[i] = unit.seat === seat ? 3 + holds : -.3 * holds;
		if (role === "separatist" && unit.seat !== seat) ratings[i] = -3;
	}
}

//#endregion
//#region packages/bots/src/archipelago/deals.ts
const MARGIN = .1;
function goodsWorth(thought, bundle) {
	let worth = bundle.florins * thought.florin + bundle.tokens * thought.token;
	for (const resource of RESOURCES) worth += bundle.cubes[resource] * thought.cubes[resource];
	for (const card of bundle.cards) worth += cardWorth(thought, card);
	return worth;
}
function isClosing(state) {
	return state.closing;
}
function rateDealAnswer(thought, { proposal }, moves, ratings) {
	const gain = goodsWorth(thought, proposal.give) - goodsWorth(thought, proposal.take);
	const asked = !isNothing(proposal.take);
	for (let i = 0; i < moves.length; i++) {
		const { type } = moves[i];
		if (type === "accept") ratings[i] = asked && isClosing(thought.state) ? -1 : gain - (asked ? MARGIN : 0);
		else ratings[i] = type === "decline" ? .01 : -1;
	}
}
function ratePermission(thought, { offer, cubes }, moves, ratings) {
	const needed = calmingWorth(thought.colony, 1);
	const offered = goodsWorth(thought, offer);
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type === "permit") ratings[i] = offered - .1 * cubes + .1 * needed;
		else if (move.type === "name-price") {
			const price = goodsWorth(thought, move.price);
			ratings[i] = price * Math.exp(-price / (.2 * cubes)) - .02;
		}
	}
}
function rateHarvestOffer(thought, moves, ratings) {
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "offer") continue;
		const worth = goodsWorth(thought, move.offer);
		ratings[i] = isNothing(move.offer) ? 0 : .12 - worth;
	}
}
function ratePrice(thought, { price }, moves, ratings) {
	const top = thought.state.stack.at(-1);
	const cubes = top?.kind === "harvest" ? top.units.length * thought.cubes[top.resource] : 0;
	for (let i = 0; i < moves.length; i++) if (moves[i].type === "pay-price") ratings[i] = cubes - goodsWorth(thought, price);
}
function crisisOffers(thought, partners) {
	const top = thought.state.stack.at(-1);
	if (top?.kind !== "domestic-crisis" && top?.kind !== "export-crisis") return [];
	const steps = top.kind === "domestic-crisis" ? top.citizensPerCube : 1;
	const worth = calmingWorth(thought.colony, steps);
	const florins = Math.min(thought.player.florins, Math.floor(.6 * worth / thought.florin), 4);
	if (florins < 2 || thought.player.cubes[top.resource] > 0) return [];
	const partner = partners[thought.state.deals.declined[thought.seat]];
	if (partner === void 0) return [];
	return [offerFor(partner, florins, top.resource)];
}
function offerFor(to, florins, resource) {
	return {
		type: "propose",
		to,
		give: goods(florins),
		take: goods(0, { [resource]: 1 }),
		promise: ""
	};
}
function rateProposals(thought, moves, ratings) {
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		ratings[i] = move.type === "propose" && move.promise === "" ? .05 : -1;
		if (move.type === "propose" && goodsWorth(thought, move.take) <= goodsWorth(thought, move.give) - 5) ratings[i] = -1;
	}
}

//#endregion
//#region packages/bots/src/archipelago/features.ts
const LATE = 6;
const features = {
	names: [
		"points",
		"points late",
		"florins",
		"tokens",
		"cubes",
		"cards",
		"buildings",
		"citizens",
		"ships",
		"end in reach",
		"ahead with the end in reach",
		"pacifist",
		"separatist"
	],
	read(state, seat, out, at) {
		const place = seat;
		const { florins, tokens, cubes, cards } = state.players[seat];
		const late = Math.min(1, state.turn / LATE);
		const points = pointsOf(state, place);
		const inReach = endInReach(state, place);
		const role = roleOf(objectivesOf(state, place));
		let buildings = 0;
		for (const building of BUILDINGS) buildings += buildingsControlled(state, place, building);
		let stock = 0;
		for (const resource of RESOURCES) stock += cubes[resource];
		let [citizens, ships] = [0, 0];
		for (const unit of state.units) {
			if (unit.seat !== seat) continue;
			if (unit.kind === "ship") ships += 1;
			else citizens += 1;
		}
		const row = [
			points / 5,
			points / 5 * late,
			florins / 10,
			tokens / 3,
			stock / 5,
			cards.length / 3,
			buildings / 3,
			citizens / 5,
			ships / 2,
			inReach,
			inReach * ((points - bestOfOthers(state, place)) / 5),
			role === "pacifist" ? 1 : 0,
			role === "separatist" ? 1 : 0
		];
		for (let i = 0; i < row.length; i++) out[at + i] = row[i];
	}
};
function pointsOf(state, seat) {
	let points = 0;
	for (const source of breakdownOf(state, seat)) points += source.points;
	return points;
}
function bestOfOthers(state, seat) {
	let best = 0;
	for (let other = 0; other < state.players.length; other++) if (other !== seat) best = Math.max(best, pointsOf(state, other));
	return best;
}
function endInReach(state, seat) {
	let nearest = 0;
	for (const objective of [...objectivesOf(state, seat), ...state.shown]) {
		const missing = missingToEnd(state, objective);
		if (missing !== null && missing > 0) nearest = Math.max(nearest, 1 / missing);
	}
	return nearest;
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
//#region packages/bots/src/archipelago/weights.ts
const weightsOfTwo = {
	points: -.444,
	"points late": 1.324,
	florins: .118,
	tokens: .062,
	cubes: .151,
	cards: .147,
	buildings: .68,
	citizens: .4,
	ships: .281,
	"end in reach": .11,
	"ahead with the end in reach": .5
};
const weightsOfMore = {
	points: .259,
	"points late": 2.202,
	florins: .108,
	tokens: .151,
	cubes: .25,
	cards: .616,
	buildings: .34,
	citizens: .453,
	ships: .098,
	"end in reach": .273,
	"ahead with the end in reach": .358,
	pacifist: .239,
	separatist: .257
};

//#endregion
//#region packages/bots/src/archipelago/judge.ts
const sharesOfTwo = linearJudge(features, weightsOfTwo);
const sharesOfMore = linearJudge(features, weightsOfMore);
function judge(state, chances) {
	const lost = independence(state);
	if (chances.length === 2) sharesOfTwo(state, chances);
	else sharesOfMore(state, chances);
	for (let seat = 0; seat < chances.length; seat++) {
		const separatist = roleOf(objectivesOf(state, seat)) === "separatist";
		chances[seat] = (1 - lost) * chances[seat] + (separatist ? lost : 0);
	}
}
const CALM = 5.2;
const AT_THE_DOOR = 8.5;
const STEPS = 4;
function independence(state) {
	if (state.closing) return 0;
	const steps = Math.max(0, gapOf(state) - driftOf(state) / 2);
	return 1 / (1 + Math.exp(CALM - AT_THE_DOOR * Math.exp(-steps / STEPS)));
}

//#endregion
//#region packages/bots/src/archipelago/sites.ts
function lacks(state, region, building) {
	return state.regions[region][building] < 0;
}
function hasSite({ state, seat }, building, now) {
	for (const unit of state.units) {
		if (unit.seat !== seat || unit.kind === "ship" && building !== "port") continue;
		if ((now ? isFreeToAct(unit) : unit.building === null) && lacks(state, unit.region, building)) return true;
	}
	return false;
}
function builderWorth(thought, region) {
	const { state, seat } = thought;
	if (citizensIn(state, seat, region) > 0) return 0;
	let best = 0;
	for (const building of BUILDINGS) {
		if (!lacks(state, region, building)) continue;
		const worth = buildingWorth(thought, building);
		best = Math.max(best, hasSite(thought, building, false) ? worth * WITH_SITE : worth * WITHOUT_SITE);
	}
	return best;
}
const WITH_SITE = .08;
const WITHOUT_SITE = .3;

//#endregion
//#region packages/bots/src/archipelago/map.ts
function rateHexes(thought, moves, ratings) {
	const known = /* @__PURE__ */ new Map();
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "place-hex") continue;
		let worth = known.get(move.side);
		if (worth === void 0) {
			worth = sideWorth(thought, move.side);
			known.set(move.side, worth);
		}
		ratings[i] = worth - .02 * (Math.abs(move.q) + Math.abs(move.r));
	}
}
function sideWorth(thought, side) {
	const { icons, huts } = SIDE_DATA[side];
	let worth = surplusWorth(thought.colony, -huts.length);
	for (const { resource } of icons) worth += .6 * thought.cubes[resource];
	return worth;
}
function rateRewards(thought, to, moves, ratings) {
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "choose-reward") continue;
		ratings[i] = to === "screen" ? thought.cubes[move.resource] : -.2 * thought.state.domestic[move.resource];
	}
}
function harvestOf({ state, seat }, resource) {
	const planned = {
		units: [],
		icons: []
	};
	for (const unit of state.units) {
		if (unit.seat !== seat || !isFreeToAct(unit)) continue;
		if (unit.building !== null) continue;
		const icon = iconFor(state, unit, resource, planned);
		if (icon < 0) continue;
		planned.units.push(unit.id);
		planned.icons.push(icon);
	}
	return Math.min(planned.units.length, state.cubes[resource]);
}
const WASTED = -.1;
function isBankSpent(state, resource) {
	const top = state.stack.at(-1);
	if (top?.kind !== "harvest") return false;
	const each = state.stack.find((frame) => frame.kind === "round")?.doubled.includes(resource) === true ? 2 : 1;
	return top.units.length * each >= state.cubes[resource];
}
function rateDeployment(thought, resource, moves, ratings) {
	const { state, seat } = thought;
	const cube = isBankSpent(state, resource) ? WASTED : thought.cubes[resource];
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type === "cancel") ratings[i] = -9;
		if (move.type !== "deploy") continue;
		const unit = unitOf(state, move.unit);
		if (unit === null) continue;
		const holder = townHolder(state, unit.region);
		const fee = holder !== null && holder.seat !== seat ? 2 * thought.florin : 0;
		const given = unit.building === null ? 0 : holdingWorth(thought, unit.building);
		ratings[i] = cube - fee - given;
	}
}
function rateMigration(thought, moves, ratings) {
	const { state } = thought;
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type === "cancel") ratings[i] = -9;
		else if (move.type === "migrate") {
			const unit = unitOf(state, move.unit);
			if (unit !== null) ratings[i] = stepWorth(thought, unit, move.region, move.area, move.building);
		} else if (move.type === "sail") ratings[i] = -.4;
		else if (move.type === "land") ratings[i] = move.building === null ? 0 : holdingWorth(thought, move.building);
	}
}
function stepWorth(thought, unit, region, area, building) {
	const { state, seat } = thought;
	if (region !== unit.region && unit.kind === "citizen" && citizensIn(state, seat, region) >= 3) return -20;
	const left = unit.building === null ? 0 : holdingWorth(thought, unit.building);
	const taken = building === null || controllerOf(state, region, building) === seat ? 0 : holdingWorth(thought, building);
	const hunting = iconsFree(state, unit.kind, region, area) - iconsFree(state, unit.kind, unit.region, unit.area);
	return taken + (unit.kind === "citizen" && region !== unit.region ? builderWorth(thought, region) : 0) - left + .08 * Math.max(-1, Math.min(1, hunting)) - .05;
}
function iconsFree(state, kind, region, area) {
	const { iconsOfArea, iconsOfShips, icons } = sideAt(state, region);
	const all = (iconsOfArea[area] ?? 0) & (kind === "ship" ? iconsOfShips : ~iconsOfShips);
	let free = 0;
	for (let icon = 0; icon < icons.length; icon++) if ((all >> icon & 1) === 1) free += 1;
	for (const unit of state.units) if (unit.region === region && unit.kind === kind) free -= 1;
	return free;
}
function migrationWorth(thought) {
	const { state } = thought;
	let best = 0;
	for (let region = 0; region < state.regions.length; region++) for (const building of [
		"town",
		"temple",
		"market",
		"port"
	]) {
		if (state.regions[region][building] < 0 || controllerOf(state, region, building) !== null) continue;
		best = Math.max(best, .5 * holdingWorth(thought, building));
	}
	return Math.max(best, .7 * bestSpread(thought)) - .25;
}
function bestSpread(thought) {
	const { state, seat } = thought;
	let best = 0;
	for (const unit of state.units) {
		if (unit.seat !== seat || unit.kind !== "citizen" || unit.building !== null || !isFreeToAct(unit)) continue;
		for (let direction = 0; direction < 6; direction++) {
			const region = state.neighbours[6 * unit.region + direction] ?? -1;
			if (region >= 0 && citizensIn(state, seat, unit.region) > 1) best = Math.max(best, builderWorth(thought, region));
		}
	}
	return best;
}

//#endregion
//#region packages/bots/src/archipelago/motives.ts
const ACTION_MOTIVES = {
	taxes: "needs-florins",
	reproduction: "wants-citizens"
};
const CONSTRUCTION_MOTIVES = {
	town: "builds-a-town",
	temple: "builds-a-temple",
	market: "builds-a-market",
	port: "builds-a-port",
	ship: "builds-a-ship"
};
const DONE_MOTIVES = {
	deploy: "gathers-cubes",
	migrate: "moves-to-better-land"
};
const DEAL_MOTIVES = {
	buy: "buys-what-it-needs",
	sell: "sells-for-florins"
};
const BY_MOVE = {
	"place-hex": "settles-rich-land",
	"choose-reward": "expects-to-need-it",
	"set-order": "likes-that-order",
	consume: "keeps-the-peace",
	"use-temple": "keeps-the-peace",
	supply: "calms-the-rebellion",
	"end-step": "has-done-its-share",
	expel: "frees-a-building",
	spare: "lets-a-rebel-lie",
	"use-card": "uses-its-card",
	"build-wonder": "wants-medals",
	"use-building": "trades-without-a-disc",
	offer: "pays-for-a-harvest",
	permit: "finds-it-fair",
	refuse: "finds-it-too-little",
	"name-price": "names-its-price",
	"pay-price": "finds-it-fair",
	withdraw: "finds-it-too-dear",
	"take-hex": "explores-for-tokens",
	"refuse-hex": "hopes-for-better-land",
	"send-unit": "explores-for-tokens",
	"place-worker": "hires-hands",
	bear: "wants-citizens",
	sink: "weakens-a-rival",
	rob: "weakens-a-rival",
	pillage: "pillages-for-cubes",
	buy: "wants-that-card",
	"buy-card": "wants-that-card",
	"rotate-card": "turns-what-it-minds-least",
	propose: "offers-a-fair-deal",
	counter: "offers-a-fair-deal",
	accept: "finds-it-fair",
	decline: "finds-it-too-little",
	"vote-trend": null,
	"land-citizens": null,
	"keep-objectives": null,
	bid: null,
	stand: null,
	"end-round": null,
	deploy: null,
	migrate: null,
	sail: null,
	land: null,
	cancel: null,
	"give-cube": null,
	"fill-hands": null,
	"pick-hand": null,
	"place-ship": null,
	"choose-port": null,
	"withdraw-proposal": null
};
const motives = [.../* @__PURE__ */ new Set([
	...Object.values(ACTION_MOTIVES),
	...Object.values(CONSTRUCTION_MOTIVES),
	...Object.values(DONE_MOTIVES),
	...Object.values(DEAL_MOTIVES),
	...Object.values(BY_MOVE).filter((key) => key !== null)
])];
function motive(move, asked) {
	switch (move.type) {
		case "act": return move.action === "taxes" || move.action === "reproduction" ? ACTION_MOTIVES[move.action] : null;
		case "construct": return CONSTRUCTION_MOTIVES[move.building];
		case "done": return asked === "deploy" || asked === "migrate" ? DONE_MOTIVES[asked] : null;
		case "transact": return DEAL_MOTIVES[move.deal];
		default: return BY_MOVE[move.type];
	}
}

//#endregion
//#region packages/bots/src/archipelago/rounds.ts
const IDLE_DISC = .02;
const NOTHING_HARVESTED = -1;
const TOO_MUCH_SAID = 12;
function rateRound(thought, moves, ratings) {
	const top = thought.state.stack.at(-1);
	const dithering = top?.kind === "round" && top.said > TOO_MUCH_SAID;
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type === "end-round") ratings[i] = dithering ? 50 : 0;
		else ratings[i] = roundWorth(thought, move);
	}
}
function roundWorth(thought, move) {
	switch (move.type) {
		case "act": return actionWorth(thought, move.action) + IDLE_DISC;
		case "use-card": return useWorth(thought, move.card, move.option, move.payment);
		case "build-wonder": return wonderWorth(thought, move.card, move.payment);
		case "use-building": return 1.7 * bestTransaction(thought, [move.building === "market" ? "domestic" : "export"]) - thought.florin;
		default: return 0;
	}
}
function actionWorth(thought, action) {
	switch (action) {
		case "taxes": return taxesWorth(thought);
		case "reproduction": return reproductionWorth(thought);
		case "exploration": return explorationWorth(thought);
		case "recruitment": return recruitmentWorth(thought);
		case "construction": return bestConstruction(thought);
		case "transaction": return bestTransaction(thought, ["domestic", "export"]);
		case "migration": return migrationWorth(thought);
		default: {
			const resource = action.slice(8);
			const cubes = harvestOf(thought, resource);
			return cubes === 0 ? NOTHING_HARVESTED : cubes * thought.cubes[resource];
		}
	}
}
function reproductionWorth(thought) {
	const { state, seat } = thought;
	const worth = citizenWorth(thought);
	const most = Math.min(births(state, seat), reserveOf(state, seat, "citizen"));
	return worth * (worth > 0 ? most : Math.min(1, most));
}
function rateBirths(thought, moves, ratings) {
	const worth = citizenWorth(thought);
	for (let i = 0; i < moves.length; i++) if (moves[i].type === "bear") ratings[i] = worth;
}
function births(state, seat) {
	const counts = /* @__PURE__ */ new Map();
	for (const { seat: owner, kind, region, lying } of state.units) if (owner === seat && kind === "citizen") counts.set(region, (counts.get(region) ?? 0) + (lying ? 10 : 1));
	let regions = 0;
	for (const count of counts.values()) if (count === 2) regions += 1;
	return regions;
}
const NOT_FOR_HIRE = 99;
function hiringCost(state) {
	return surplusRow(state).recruitCost ?? NOT_FOR_HIRE;
}
function workerWorth(thought) {
	const { state, colony, florin } = thought;
	return citizenWorth(thought) + surplusWorth(colony, 1) - hiringCost(state) * florin;
}
function recruitmentWorth(thought) {
	const { state, seat, player } = thought;
	const reserve = reserveOf(state, seat, "citizen");
	return Math.min(4, Math.floor(player.florins / hiringCost(state)), state.surplus, reserve) * workerWorth(thought);
}
function rateWorkers(thought, moves, ratings) {
	const worth = workerWorth(thought);
	const { state, seat } = thought;
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "place-worker") continue;
		let own = 0;
		for (const unit of state.units) if (unit.seat === seat && unit.region === move.region && unit.kind === "citizen") own += 1;
		ratings[i] = worth + (own === 1 ? .05 : 0) + builderWorth(thought, move.region);
	}
}
function priceWorth(thought, building, payment) {
	const { florins, cubes } = CONSTRUCTION[building];
	return florins * thought.florin + paymentWorth(thought, payment ?? cubes);
}
function bestConstruction(thought) {
	const { player } = thought;
	let best = -1;
	for (const building of CONSTRUCTIONS) {
		const { florins, cubes } = CONSTRUCTION[building];
		if (player.florins < florins) continue;
		if (building !== "ship" && !hasSite(thought, building, true)) continue;
		let lacking = 0;
		const left = { ...player.cubes };
		for (const cube of cubes) if (left[cube] > 0) left[cube] -= 1;
		else lacking += 1;
		if (lacking > player.tokens) continue;
		best = Math.max(best, buildingWorth(thought, building) - priceWorth(thought, building, null));
	}
	return best;
}
function rateConstruction(thought, moves, ratings) {
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "construct") continue;
		const unit = thought.state.units.find(({ id }) => id === move.unit);
		const given = unit?.building === null || unit?.building === void 0 ? 0 : buildingWorth(thought, unit.building) * .8;
		ratings[i] = buildingWorth(thought, move.building) - priceWorth(thought, move.building, move.payment) - given;
	}
}

//#endregion
//#region packages/bots/src/archipelago/small.ts
const FIRST = .12;
function rateBids({ florin, player }, moves, ratings) {
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		if (move.type !== "bid") continue;
		const chance = move.florins === 0 ? 0 : 1 - .5 ** move.florins;
		const spare = player.florins - move.florins < 4 ? .3 : 0;
		ratings[i] = FIRST * chance - move.florins * florin - spare * Math.min(1, move.florins);
	}
}
function rateSmall(thought, moves, ratings) {
	const { seat, state } = thought;
	for (let i = 0; i < moves.length; i++) {
		const move = moves[i];
		switch (move.type) {
			case "set-order":
				ratings[i] = -move.order.indexOf(seat) - .1 * move.order.reduce((sum, other, at) => sum + at * other, 0) * .01;
				break;
			case "expel":
				ratings[i] = .5;
				break;
			case "take-hex":
				ratings[i] = topHexFits(state, seat) === false ? -.1 : .1;
				break;
			case "send-unit":
				ratings[i] = unitOf(state, move.unit)?.building === null ? .2 : 0;
				break;
			case "give-cube":
				ratings[i] = -thought.cubes[move.resource];
				break;
			case "fill-hands":
				ratings[i] = -move.hands.reduce((sum, cube) => sum + (cube === null ? 0 : thought.cubes[cube]), 0);
				break;
			case "buy":
				ratings[i] = cardWorth(thought, move.card) - lowestCost(move.card) * thought.florin;
				break;
			case "stand":
				ratings[i] = unitOf(state, move.unit)?.seat === seat ? 1 : -.5;
				break;
			case "keep-objectives":
				ratings[i] = move.objectives.reduce((sum, id) => sum + (OBJECTIVE[id].victory.type === "rank" ? 1 : .5), 0);
				break;
			case "cancel": ratings[i] = -9;
		}
	}
}

//#endregion
//#region packages/bots/src/archipelago/brain.ts
const IN_PASSING = /* @__PURE__ */ new Set([
	"stand-citizen",
	"deploy",
	"choose-reward",
	"take-or-refuse",
	"place-hex",
	"send-unit",
	"place-worker",
	"choose-birth",
	"migrate",
	"sail-or-land",
	"trade"
]);
function rate(state, { seat, ask }, moves, ratings) {
	const thought = IN_PASSING.has(ask.kind) ? thoughtInPassing(state, seat) : thoughtOf(state, seat);
	switch (ask.kind) {
		case "place-hex": return rateHexes(thought, moves, ratings);
		case "choose-reward": return rateRewards(thought, ask.to, moves, ratings);
		case "bid": return rateBids(thought, moves, ratings);
		case "domestic-step": return rateDomesticStep(thought, ask.citizensPerCube, ask.resource, moves, ratings);
		case "export-step": return rateExportStep(thought, ask.missing, ask.resource, moves, ratings);
		case "stand-citizen": return rateStanding(thought, moves, ratings);
		case "round": return rateRound(thought, moves, ratings);
		case "deploy": return rateDeployment(thought, ask.resource, moves, ratings);
		case "offer-for-harvest": return rateHarvestOffer(thought, moves, ratings);
		case "permit-harvest": return ratePermission(thought, ask, moves, ratings);
		case "pay-price": return ratePrice(thought, ask, moves, ratings);
		case "migrate":
		case "sail-or-land": return rateMigration(thought, moves, ratings);
		case "construct": return rateConstruction(thought, moves, ratings);
		case "place-worker": return rateWorkers(thought, moves, ratings);
		case "choose-birth": return rateBirths(thought, moves, ratings);
		case "trade": return rateTrade(thought, moves, ratings);
		case "evolve": return rateEvolution(thought, moves, ratings);
		case "answer-deal": return rateDealAnswer(thought, ask, moves, ratings);
		case "propose-deal": return rateProposals(thought, moves, ratings);
		default: return rateSmall(thought, moves, ratings);
	}
}
const SEARCHED = /* @__PURE__ */ new Set([
	"round",
	"domestic-step",
	"export-step",
	"construct",
	"evolve"
]);
const VITAL = /* @__PURE__ */ new Set([
	"domestic-step",
	"export-step",
	"stand-citizen",
	"answer-deal"
]);
function attentionTo({ ask }) {
	if (ask.kind === "withdraw-deal") return "none";
	return SEARCHED.has(ask.kind) ? "search" : "first-sight";
}
function minds(view, { ask }) {
	if (ask.kind !== "propose-deal") return true;
	const running = view.stack.at(-1)?.kind;
	return running === "domestic-crisis" || running === "export-crisis";
}
function candidates(state, decision, legal) {
	const { seat, ask } = decision;
	if (ask.kind !== "propose-deal") return legal;
	return crisisOffers(thoughtOf(state, seat), ask.partners).filter((offer) => archipelago.check(state, decision, offer) === null);
}
const archipelagoBrain = {
	game: archipelago,
	judge,
	features,
	rate,
	candidates,
	turnOf: discsSoFar,
	horizon: 8,
	sideBySide: {
		width: 8,
		pointOfRating: .02
	},
	attentionTo,
	isVital: ({ ask }) => VITAL.has(ask.kind),
	minds,
	motive,
	motives
};

//#endregion
//#region packages/games/src/entry-of-frozen-rules.ts
const contract = 2;

//#endregion
export { archipelagoBrain as brain, contract, archipelago as game };
