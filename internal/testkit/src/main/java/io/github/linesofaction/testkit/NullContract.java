package io.github.linesofaction.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Asks every public method and constructor of a module, for each of its arguments, what it does
 * when that one is null, or holds a null element, and the others are samples.
 *
 * <p>The types are found in the packages the module exports, so none can be forgotten. The right
 * answer is a {@link NullPointerException} at once; for an argument that is null its message is the
 * name of the parameter.
 */
public final class NullContract {
  private final Map<Class<?>, Object> samples =
      new HashMap<>(
          Map.of(
              List.class, List.of(),
              Set.class, Set.of(),
              Collection.class, List.of(),
              Iterable.class, List.of(),
              Optional.class, Optional.empty()));

  private final List<Question> questions = new ArrayList<>();

  /**
   * One argument of one method or constructor.
   *
   * @param type the type that has it
   * @param called the method or constructor
   * @param argument the index of the argument that is null or holds it
   * @param asElement whether the argument is an array or a collection of one null element
   */
  public record Question(Class<?> type, Executable called, int argument, boolean asElement) {
    private boolean isAnsweredBy(Throwable thrown) {
      return thrown instanceof NullPointerException
          && (asElement || parameter().equals(thrown.getMessage()));
    }

    private String parameter() {
      return called.getParameters()[argument].getName();
    }

    @Override
    public String toString() {
      String name = called instanceof Constructor ? "new" : called.getName();
      String element = asElement ? " element" : "";
      return type.getSimpleName() + "." + name + " " + parameter() + element;
    }
  }

  private NullContract(Map<Class<?>, ?> samples) {
    this.samples.putAll(samples);
  }

  /**
   * Walks the module that a type belongs to.
   *
   * @param member any type of the module
   * @param samples a value of each type that has instance methods or is asked for as an argument;
   *     those of enums, arrays, primitive types and collections can be left out
   */
  public static NullContract of(Class<?> member, Map<Class<?>, ?> samples) {
    NullContract contract = new NullContract(samples);
    ModuleReference module = moduleOf(member);
    Set<String> exported =
        module.descriptor().exports().stream()
            .filter(exports -> !exports.isQualified())
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.toSet());
    for (String name : classNames(module)) {
      if (exported.contains(name.substring(0, name.lastIndexOf('.')))) {
        contract.walk(load(name, member.getClassLoader()));
      }
    }
    return contract;
  }

  /** Returns every argument, of every method and constructor, that can be null. */
  public List<Question> questions() {
    return List.copyOf(questions);
  }

  /**
   * Asks every question.
   *
   * @return each that was not answered as it should be, and what was thrown instead
   */
  public List<String> breaches() throws ReflectiveOperationException {
    List<String> breaches = new ArrayList<>();
    for (Question question : questions) {
      Optional<Throwable> thrown = thrownOn(question);
      if (thrown.filter(question::isAnsweredBy).isEmpty()) {
        breaches.add(question + ": " + thrown.map(Throwable::toString).orElse("nothing"));
      }
    }
    return breaches;
  }

  private Optional<Throwable> thrownOn(Question question) throws ReflectiveOperationException {
    Class<?>[] types = question.called().getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      if (i != question.argument()) {
        arguments[i] = sample(types[i]);
      } else if (question.asElement()) {
        arguments[i] = nullElement(types[i]);
      }
    }
    try {
      if (question.called() instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments);
      } else {
        boolean isStatic = Modifier.isStatic(question.called().getModifiers());
        Object receiver = isStatic ? null : sample(question.type());
        ((Method) question.called()).invoke(receiver, arguments);
      }
      return Optional.empty();
    } catch (InvocationTargetException e) {
      return Optional.of(e.getCause());
    }
  }

  private void walk(Class<?> type) {
    if (!isPublic(type)) {
      return;
    }
    for (Constructor<?> constructor : type.getConstructors()) {
      ask(type, constructor);
    }
    for (Method method : type.getMethods()) {
      Class<?> owner = method.getDeclaringClass();
      boolean own = owner == type || (!isPublic(owner) && owner.getModule() == type.getModule());
      if (own && isWritten(method)) {
        ask(type, method);
      }
    }
  }

  private void ask(Class<?> type, Executable called) {
    Class<?>[] parameters = called.getParameterTypes();
    for (int i = 0; i < parameters.length; i++) {
      if (!parameters[i].isPrimitive()) {
        questions.add(new Question(type, called, i, false));
      }
      if (holdsElements(parameters[i])) {
        questions.add(new Question(type, called, i, true));
      }
    }
  }

  /**
   * The library's own code: not what only a type of others can answer, nor what Java itself adds.
   */
  private static boolean isWritten(Method method) {
    String name = method.getName();
    boolean ofEnum = method.getDeclaringClass().isEnum() && name.equals("valueOf");
    return !Modifier.isAbstract(method.getModifiers())
        && !method.isSynthetic()
        && !name.equals("equals")
        && !ofEnum;
  }

  private static boolean isPublic(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return Modifier.isPublic(type.getModifiers()) && (outer == null || isPublic(outer));
  }

  private static boolean holdsElements(Class<?> type) {
    return type.isArray()
        ? !type.getComponentType().isPrimitive()
        : type == Set.class || type.isAssignableFrom(List.class) && type != Object.class;
  }

  private static Object nullElement(Class<?> type) {
    if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), 1);
    }
    return type == Set.class ? Collections.singleton(null) : Collections.singletonList(null);
  }

  private Object sample(Class<?> type) {
    Object known = samples.get(type);
    if (known != null) {
      return known;
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), 0);
    }
    if (type.isPrimitive()) {
      return Array.get(Array.newInstance(type, 1), 0);
    }
    throw new IllegalStateException("no sample of " + type);
  }

  private static ModuleReference moduleOf(Class<?> member) {
    try {
      Path place = Path.of(member.getProtectionDomain().getCodeSource().getLocation().toURI());
      return ModuleFinder.of(place).findAll().iterator().next();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> classNames(ModuleReference module) {
    try (ModuleReader reader = module.open();
        Stream<String> names = reader.list()) {
      return names
          .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
          .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
