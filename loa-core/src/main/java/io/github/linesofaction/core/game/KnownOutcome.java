package io.github.linesofaction.core.game;

import io.github.linesofaction.core.rules.Outcome;
import java.util.Optional;

/** An outcome that has been worked out, be it that there is none yet; for keeping. */
record KnownOutcome(Optional<Outcome> outcome) {}
