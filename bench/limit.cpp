// Gold Nuggets by hand, for random play and nothing else: how fast one core can be.
//
// The same decisions, the same odds and the same random words as ours, so that every game comes out
// the same (bench/limit.py holds it to that). No masks, no weights, no record: a move is found by
// counting, a die is a random word, and the state lives in registers where the compiler likes.
#include <cstdint>

namespace {

constexpr uint64_t GAMMA = 0x9E3779B97F4A7C15ull;
constexpr int DICE = 7, FACES = 6, FIRST_NUMBER = 2, SEATS = 5, NUGGETS = 77;

inline uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

inline uint32_t draw(uint64_t &rng, uint32_t n) {
    while (true) {
        rng += GAMMA;
        const uint64_t product = (mix(rng) >> 32) * n;
        const uint32_t low = uint32_t(product);
        if (low >= n || low >= uint32_t((0x100000000ull - n) % n)) return uint32_t(product >> 32);
    }
}

struct Turn {
    int8_t rolled[8];
    int8_t aside[8];
    int left;  // dice that are not aside
};

inline int least(const Turn &turn, int face) {
    return face >= FIRST_NUMBER && turn.aside[face] == 0 ? 3 : 1;
}

// Rolls what is not aside; says whether anything of it may be set aside.
inline bool roll(Turn &turn, uint64_t &rng) {
    for (int face = 0; face < FACES; face++) turn.rolled[face] = 0;
    for (int die = 0; die < turn.left; die++) turn.rolled[draw(rng, FACES)]++;
    bool can = false;
    for (int face = 0; face < FACES; face++) can |= turn.rolled[face] >= least(turn, face);
    return can;
}

inline int value(const Turn &turn) {
    int worth = turn.aside[1];
    for (int face = FIRST_NUMBER; face < FACES; face++) worth += turn.aside[face] >= 3 ? face : 0;
    return worth;
}

int play(uint64_t rng, int seats, int32_t *nuggets) {
    for (int seat = 0; seat < seats; seat++) nuggets[seat] = 0;
    int supply = NUGGETS, seat = 0, decisions = 0;
    while (true) {  // a turn
        Turn turn{};
        turn.left = DICE;
        bool going = roll(turn, rng);
        while (going) {  // a roll
            int next = 0;
            while (true) {  // a decision
                int ways[FACES], count = 0;
                for (int face = next; face < FACES; face++) {
                    const int most = turn.rolled[face] - least(turn, face) + 1;
                    ways[face] = most > 0 ? most : 0;
                    count += ways[face];
                }
                int others = 0;  // rolling, taking, robbing somebody
                if (next > 0) {
                    others = 1 + (turn.left > 0);
                    if (turn.aside[0] >= 3) others += seats - 1;
                }
                int nth = int(draw(rng, uint32_t(count + others)));
                decisions++;
                if (nth >= others) {
                    nth -= others;
                    int face = next;
                    while (nth >= ways[face]) nth -= ways[face++];
                    const int dice = least(turn, face) + nth;
                    turn.rolled[face] -= dice;
                    turn.aside[face] += dice;
                    turn.left -= dice;
                    next = face + 1;
                    continue;
                }
                if (turn.left > 0 && nth-- == 0) {
                    going = roll(turn, rng);
                    break;
                }
                const int worth = value(turn);
                if (nth == 0) {
                    const int amount = worth < supply ? worth : supply;
                    supply -= amount;
                    nuggets[seat] += amount;
                    if (supply == 0) return decisions;
                } else {
                    const int victim = nth - 1 < seat ? nth - 1 : nth;
                    const int amount = worth < nuggets[victim] ? worth : nuggets[victim];
                    nuggets[victim] -= amount;
                    nuggets[seat] += amount;
                }
                if (turn.left == 0) {  // all seven are aside: another turn
                    turn = Turn{};
                    turn.left = DICE;
                    going = roll(turn, rng);
                    break;
                }
                going = false;
                break;
            }
        }
        seat = seat + 1 == seats ? 0 : seat + 1;
    }
}

}  // namespace

extern "C" void playouts(uint64_t seed, int64_t start, int64_t stop, int32_t seats, int32_t *points,
                         int32_t *decisions) {
    const uint64_t key = mix(seed);
    for (int64_t game = start; game < stop; game++) {
        const uint64_t rng = mix(key + uint64_t(game) * GAMMA);
        decisions[game] = play(rng, seats, points + game * seats);
    }
}
