package io.github.linesofaction.notation.diagram;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * An SVG document as the JDK's XML parser reads it, with secure processing and no document type.
 */
final class Svg {
  static final String NAMESPACE = "http://www.w3.org/2000/svg";

  private final Element root;

  private Svg(Element root) {
    this.root = root;
  }

  static Svg parse(String text) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      factory.setNamespaceAware(true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(new DefaultHandler());
      return new Svg(builder.parse(new InputSource(new StringReader(text))).getDocumentElement());
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError("no XML: " + text, e);
    }
  }

  Element root() {
    return root;
  }

  /** Answers all elements, or those of one name. */
  List<Element> elements(String name) {
    List<Element> elements = new ArrayList<>();
    NodeList nodes = root.getElementsByTagNameNS(NAMESPACE, name);
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** Answers the texts that the elements of a name hold. */
  List<String> texts(String name) {
    return elements(name).stream().map(Element::getTextContent).toList();
  }
}
